import { Popover } from '@base-ui/react/popover';
import { SafeHtml } from '@golf/shared/ui';
import Play from 'lucide-react/icons/play';
import Trophy from 'lucide-react/icons/trophy';
import { useId, useState, type FocusEvent, type RefObject } from 'react';
import type { Piece } from './pieces.ts';
import styles from './PieceButton.module.css';

/** Delay before a card opens on hover and before it closes, in milliseconds. */
const DELAY = 200;

export interface PieceButtonProps {
  piece: Piece;
  /** The dialog: only its descendants render above it. */
  layer: RefObject<HTMLElement | null>;
}

function PiecePicture({ piece }: { piece: Piece }) {
  const [failed, setFailed] = useState(false);
  if (piece.picture === null || failed) return <Trophy aria-hidden className={styles.missing} />;
  return (
    <img src={piece.picture} alt="" className={styles.picture} draggable={false} onError={() => setFailed(true)} />
  );
}

/** A trophy, badge or item: its picture, and a card with its details on hover, focus or tap. */
export function PieceButton({ piece, layer }: PieceButtonProps) {
  const [open, setOpen] = useState(false);
  const { name, isNamesake, description, facts, link, event } = piece;
  const id = useId();
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setOpen(true);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        openOnHover
        delay={DELAY}
        closeDelay={DELAY}
        aria-label={name}
        aria-describedby={isNamesake ? id : undefined}
        className={styles.piece}
        data-lies={piece.lies || undefined}
        data-event={event}
        onFocus={onFocus}
      >
        <PiecePicture piece={piece} />
      </Popover.Trigger>
      {isNamesake && (
        <div id={id} hidden>
          <SafeHtml html={description} wordsOnly />
        </div>
      )}
      <Popover.Portal container={layer}>
        <Popover.Positioner className={styles.positioner} side="bottom" sideOffset={10} collisionPadding={12}>
          <Popover.Popup className={styles.card} initialFocus={false}>
            <Popover.Arrow className={styles.arrow} />
            <div className={styles.content}>
              <Popover.Title className={styles.name}>{name}</Popover.Title>
              {description && <SafeHtml html={description} className={styles.story} />}
              {facts.length > 0 && (
                <dl className={styles.facts}>
                  {facts.map(([label, value]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {link && (
                <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {link.isVideo && <Play aria-hidden size={12} />}
                  <span>{link.text}</span>
                </a>
              )}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
