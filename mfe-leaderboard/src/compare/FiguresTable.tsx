import type { Player } from '@golf/shared/api';
import { Section, VisuallyHidden } from '@golf/shared/ui';
import type { Figure, FigureGroup, Value } from './figures.ts';
import styles from './FiguresTable.module.css';
import { Lead } from './Lead.tsx';
import type { Pair } from './pair.ts';
import { PairHead } from './PairHead.tsx';
import sides from './TwoSides.module.css';

interface CellProps {
  value: Value | null;
  isBetter: boolean;
}

function Cell({ value, isBetter }: CellProps) {
  if (!value) return <td className={styles.none}>–</td>;
  const { text, spoken, note } = value;
  return (
    <td data-better={isBetter || undefined}>
      <span className={`${sides.value} ${styles.figure}`}>
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

function Line({ figure }: { figure: Figure }) {
  const { name, values, better, lead } = figure;
  return (
    <tr>
      <Cell value={values[0]} isBetter={better === 0} />
      <th scope="row" className={styles.name}>
        {name}
        {better !== null && <Lead share={lead} of={better} />}
      </th>
      <Cell value={values[1]} isBetter={better === 1} />
    </tr>
  );
}

export interface FiguresTableProps {
  players: Pair<Player>;
  groups: readonly FigureGroup[];
}

/** All figures of both players, each with a bar towards the better one. */
export function FiguresTable({ players, groups }: FiguresTableProps) {
  if (groups.length === 0) return null;
  const isCompared = groups.some(({ figures }) => figures.some(({ better }) => better !== null));
  // A heading above a single row would only repeat that row.
  const areNamed = groups.every(({ figures }) => figures.length > 1);
  return (
    <Section
      title="Side by side"
      lead={isCompared && 'Each bar points to whoever is ahead; longer means further ahead.'}
    >
      <table className={sides.table} aria-label="Side by side">
        <PairHead players={players} between="Figure" />
        {groups.map(({ title, figures }) => (
          <tbody key={title}>
            {areNamed && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={sides.group}>
                  {title}
                </th>
              </tr>
            )}
            {figures.map((figure) => (
              <Line key={figure.name} figure={figure} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
