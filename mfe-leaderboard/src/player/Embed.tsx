import type { Player } from '@golf/shared/api';
import { siteOrigin } from '@golf/shared/platform';
import { embedPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { CopyButton, useHydrated } from '@golf/shared/ui';
import Copy from 'lucide-react/icons/copy';
import { embedCode } from './embed-code.ts';
import styles from './Embed.module.css';

/** The player's card for other sites, and what to write there. */
export function Embed({ player }: { player: Player }) {
  const code = embedCode(player, useHydrated() ? siteOrigin() : SITE.origin);
  return (
    <details className={styles.embed}>
      <summary className={styles.summary} data-event={`embed-player-${player.id}`}>
        Embed on your site
      </summary>
      <div className={styles.panel}>
        <p className={styles.words}>
          Put this card on your own site: it keeps itself up to date, needs no script and sets no cookies.{' '}
          <a href={embedPath(player.id)} target="_blank" rel="noopener noreferrer">
            See the card
          </a>
        </p>
        <code className={styles.code}>{code}</code>
        <div className={styles.copy} data-needs-script>
          <CopyButton text={() => code} label="Copy code" icon={Copy} copied="Code copied" />
        </div>
      </div>
    </details>
  );
}
