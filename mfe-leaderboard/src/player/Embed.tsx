import type { Player } from '@golf/shared/api';
import { siteOrigin } from '@golf/shared/platform';
import { embedPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Button, CopyButton, useHydrated } from '@golf/shared/ui';
import CodeXml from 'lucide-react/icons/code-xml';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { embedCode } from './embed-code.ts';
import styles from './Embed.module.css';

/** Id of the popover, which the browser opens with or without scripts. */
const ID = 'embed';

/** Preview of the player's card for other sites, and its embed code. */
export function Embed({ player }: { player: Player }) {
  const code = embedCode(player, useHydrated() ? siteOrigin() : SITE.origin);
  return (
    <>
      <Button popoverTarget={ID} aria-haspopup="dialog" data-event={`embed-player-${player.id}`}>
        <CodeXml aria-hidden size={16} />
        Embed
      </Button>
      <div id={ID} popover="auto" role="dialog" aria-labelledby={`${ID}-title`} className={styles.panel}>
        <div className={styles.head}>
          <h2 id={`${ID}-title`} className={styles.title}>
            Embed on your site
          </h2>
          <Button kind="icon" popoverTarget={ID} popoverTargetAction="hide" aria-label="Close">
            <X aria-hidden size={20} />
          </Button>
        </div>
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
    </>
  );
}
