import type { Player } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import Check from 'lucide-react/icons/check';
import { Section } from '../player/Section.tsx';
import type { Figure, FigureGroup, Value } from './figures.ts';
import styles from './FiguresTable.module.css';
import { Name } from './Name.tsx';
import type { Pair } from './pair.ts';
import sides from './TwoSides.module.css';

function Cell({ value, isBetter }: { value: Value | null; isBetter: boolean }) {
  if (!value) return <td className={styles.none}>–</td>;
  const { text, spoken, note } = value;
  return (
    <td data-better={isBetter || undefined}>
      <span className={`${sides.value} ${styles.figure}`}>
        {isBetter && <Check aria-hidden size={16} className={sides.mark} />}
        {spoken ? (
          <>
            <span aria-hidden>{text}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </>
        ) : (
          text
        )}
        {isBetter && <VisuallyHidden>, better</VisuallyHidden>}
      </span>
      {note && <span className={sides.note}>{note}</span>}
    </td>
  );
}

function Line({ figure: { name, values, better } }: { figure: Figure }) {
  return (
    <tr>
      <Cell value={values[0]} isBetter={better === 0} />
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <Cell value={values[1]} isBetter={better === 1} />
    </tr>
  );
}

export interface FiguresTableProps {
  players: Pair<Player>;
  groups: readonly FigureGroup[];
}

/** Every figure of both, with a mark on the better one. */
export function FiguresTable({ players: [first, second], groups }: FiguresTableProps) {
  if (groups.length === 0) return null;
  const isMarked = groups.some(({ figures }) => figures.some(({ better }) => better !== null));
  return (
    <Section
      title="Side by side"
      lead={
        isMarked && (
          <>
            <Check aria-hidden size={16} className={sides.mark} /> marks the better of the two.
          </>
        )
      }
    >
      <table className={sides.table} aria-label="Side by side">
        <thead>
          <tr>
            <th scope="col">
              <Name player={first} />
            </th>
            <th scope="col">
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            <th scope="col">
              <Name player={second} />
            </th>
          </tr>
        </thead>
        {groups.map(({ title, figures }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={sides.group}>
                {title}
              </th>
            </tr>
            {figures.map((figure) => (
              <Line key={figure.name} figure={figure} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
