import type { SiteRecord } from '@golf/shared/api';
import { PlayerFace, VideoStill, videoOf, VisuallyHidden } from '@golf/shared/ui';
import { Before, Circumstances, Names } from './Holder.tsx';
import styles from './Records.module.css';
import { valueInWords } from './value-in-words.ts';

export interface RecordEntryProps {
  record: SiteRecord;
  /** The one that a section begins with. */
  leads: boolean;
}

/** One record: the number, what it is, who holds it, and who held it before. */
export function RecordEntry({ record, leads }: RecordEntryProps) {
  const { id, name, definition, minimum, unit, value, before } = record;
  const [holder] = record.holders;
  if (!holder) return null;
  const words = valueInWords(value, unit);
  const { thumbnail } = videoOf(holder.link);
  return (
    <li id={id} className={leads ? styles.lead : styles.record}>
      <p className={styles.value}>
        <span aria-hidden>
          <span className={styles.number}>{words.number}</span>
          {words.unit && <span className={styles.unit}> {words.unit}</span>}
        </span>
        <VisuallyHidden>{words.spoken}</VisuallyHidden>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.definition}>
          {definition} <span className={styles.minimum}>Needs {minimum}.</span>
        </p>
        <p className={styles.holder}>
          <PlayerFace src={holder.profile} size={leads ? 48 : 28} className={styles.face} />
          <span>
            <Names held={record} />
          </span>
        </p>
        <p className={styles.small}>
          <Circumstances holder={holder} />
        </p>
        {before && (
          <p className={styles.small}>
            Previously: <Before before={before} unit={unit} />
          </p>
        )}
      </div>
      {leads && thumbnail && !holder.pro && (
        <span className={styles.still}>
          <VideoStill src={thumbnail} width={320} height={180} />
        </span>
      )}
    </li>
  );
}
