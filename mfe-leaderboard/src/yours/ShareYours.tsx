import { lazyPart } from '@golf/shared/platform';
import { calendarPath, feedPath, followPath } from '@golf/shared/routes';
import { LinkButton, SharePanel, SharePart } from '@golf/shared/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import styles from './Yours.module.css';

const QrCode = lazyPart<{ text: string }>({
  what: 'The QR code',
  load: () => import('./QrCode.tsx'),
  fallback: () => <span className={styles.code} />,
});

/** The list for another device, a feed reader and a calendar. Browser only. */
export function ShareYours({ ids }: { ids: readonly number[] }) {
  const [opened, setOpened] = useState(false);
  const { origin, host, protocol } = location;
  return (
    <SharePanel id="share-yours" label="Share list" title="Your list" event="yours" onOpen={() => setOpened(true)}>
      <SharePart
        title="On another device"
        words="Open this link there, or scan the code, and follow the same players. Our server keeps no list."
        text={origin + followPath(ids)}
        label="Copy link"
        copied="Link copied"
        preview={opened && <QrCode text={origin + followPath(ids)} />}
      />
      <SharePart
        title="Feed"
        words="Their new rounds, for a feed reader."
        text={origin + feedPath(ids)}
        label="Copy address"
        copied="Address copied"
      />
      <SharePart
        title="Calendar"
        words="Their new rounds, each on its day."
        text={origin + calendarPath(ids)}
        label="Copy address"
        copied="Address copied"
      >
        <LinkButton
          href={`${protocol === 'https:' ? 'webcal' : 'http'}://${host}${calendarPath(ids)}`}
          data-event="subscribe-yours"
        >
          <CalendarPlus aria-hidden size={16} />
          Subscribe
        </LinkButton>
      </SharePart>
    </SharePanel>
  );
}
