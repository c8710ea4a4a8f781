import type { SiteRecord } from '@golf/shared/api';
import { PlayerFace } from '@golf/shared/ui';
import { Before, Circumstances, Names } from './Holder.tsx';
import styles from './Records.module.css';
import { Value } from './Value.tsx';

/** Maximum number of pictures for a shared record. */
const FACES = 3;

export interface RecordEntryProps {
  record: SiteRecord;
  /** Whether the record is the first of its section. */
  leads: boolean;
  /** Most common requirement of the section, stated once below it; null if there is none. */
  usualMinimum: string | null;
}

/** One record: title, value, holders and previous holder. */
export function RecordEntry({ record, leads, usualMinimum }: RecordEntryProps) {
  const { id, name, definition, minimum, unit, value, before } = record;
  const [holder] = record.holders;
  if (!holder) return null;
  return (
    <li id={id} className={leads ? styles.lead : styles.record}>
      <div className={styles.what}>
        <h3 className={styles.title}>{name}</h3>
        <Value value={value} unit={unit} />
        <p className={styles.definition}>
          {definition} {minimum && minimum !== usualMinimum && <span className={styles.minimum}>Needs {minimum}.</span>}
        </p>
      </div>
      <div className={styles.who}>
        <p className={styles.holder} data-shared={record.holders.length > 1 || undefined}>
          <span className={styles.faces}>
            {record.holders.slice(0, FACES).map(({ player_id: playerId, live, profile, badge_id: badge }) => (
              <PlayerFace
                key={playerId}
                src={live ? profile : null}
                size={leads ? 56 : 28}
                isLegend={live && badge !== null}
                className={styles.face}
              />
            ))}
          </span>
          <span>
            <Names held={record} />
          </span>
        </p>
        <div className={styles.facts}>
          <p className={styles.small}>
            {record.count > 1 && (holder.live ? `First by ${holder.name.split(' ')[0]}, ` : 'First: ')}
            <Circumstances holder={holder} />
          </p>
          {before && (
            <p className={styles.small}>
              Previously: <Before before={before} unit={unit} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
