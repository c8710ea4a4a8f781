import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { embedCode, embedOf } from '../embeds.ts';
import { shareOnX } from '../format/share.ts';
import { SITE } from '../site.ts';
import { LinkButton } from './Button.tsx';
import styles from './Share.module.css';
import { SharePanel, SharePart } from './SharePanel.tsx';
import { useHydrated } from './use-hydrated.ts';

export interface ShareProps {
  /** Root-relative address of a page with an embed (`embedOf`). */
  path: string;
  /** Title of the frame, which stays right as numbers change: "Ada: golf handicap". */
  title: string;
  /** Text of a post: "Ada, handicap +1.4". */
  words: string;
  /** Root-relative address of an overlay for videos. */
  overlay?: string;
  /** Name of the page in logged clicks: "player-14". */
  event: string;
}

/** Ways to show a page elsewhere: its link, its frame with a preview, its overlay, its picture. */
export function Share({ path, title, words, overlay, event }: ShareProps) {
  const origin = useHydrated() ? location.origin : SITE.origin;
  const embed = embedOf(path);
  if (!embed) return null;
  const { width, height, card } = embed;
  return (
    <SharePanel id="share" label="Share" title="Share" event={event}>
      <SharePart title="Link" words={words} text={origin + path} label="Copy link" icon={Link2} copied="Link copied">
        <LinkButton
          href={shareOnX(origin + path, words)}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`share-on-x-${event}`}
        >
          <Share2 aria-hidden size={16} />
          Share on X
        </LinkButton>
      </SharePart>
      <SharePart
        title="Card for your site"
        words="It keeps itself up to date, needs no script and sets no cookies."
        text={embedCode(embed, title, origin)}
        label="Copy code"
        copied="Code copied"
        preview={
          // Lazy: loaded once the panel is open.
          <iframe
            src={embed.path}
            title={title}
            sandbox="allow-popups"
            width={width}
            height={height}
            loading="lazy"
            className={styles.card}
          />
        }
      />
      {overlay !== undefined && (
        <SharePart
          title="Overlay for videos and streams"
          words="A transparent page with handicap, change and place. Add its address as a browser source in OBS, 700 × 160 or any other size; new rounds show by themselves."
          text={origin + overlay}
          label="Copy address"
          copied="Address copied"
          preview={
            <iframe
              src={overlay}
              title="Overlay"
              sandbox="allow-scripts"
              width={350}
              height={100}
              loading="lazy"
              className={styles.card}
            />
          }
        />
      )}
      <SharePart
        title="Picture"
        words="1200 × 630, as social networks show it."
        text={origin + card}
        label="Copy picture address"
        copied="Address copied"
        preview={<img src={card} alt="" width={350} height={184} loading="lazy" className={styles.picture} />}
      >
        <LinkButton href={card} download data-event={`download-card-${event}`}>
          <Download aria-hidden size={16} />
          Download
        </LinkButton>
      </SharePart>
    </SharePanel>
  );
}
