import { VisuallyHidden } from '@golf/shared/ui';
import Award from 'lucide-react/icons/award';
import styles from './HonourMark.module.css';

export type Honour = 'leader' | 'record';

const NAMES: Record<Honour, readonly [name: string, reason: string]> = {
  leader: ['Course Leader', 'Course Leader: the lowest round from the hardest tees'],
  record: ['Tee Record', 'The lowest round from these tees'],
};

export const honourName = (honour: Honour) => NAMES[honour][0];

/** A medal next to a name; its label is visible if space allows, else for screen readers only. */
export function HonourMark({ honour }: { honour: Honour }) {
  const [name, reason] = NAMES[honour];
  return (
    <span className={styles[honour]} title={reason}>
      <Award aria-hidden size={14} />
      <VisuallyHidden upTo="desk">{name}</VisuallyHidden>
    </span>
  );
}
