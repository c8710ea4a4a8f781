import { Fragment, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import styles from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Minimum width of the table, not of the window, for a column. */
type Room = 'phone' | 'tablet' | 'desk';

export interface Column<Row> {
  /** Heading; in stacked rows the label before the cell. */
  head: string;
  /** Heading where the table is narrow. Screen readers always read `head`. */
  short?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Order of the rows by this column. */
  sort?: 'ascending' | 'descending' | undefined;
  /** Whether the cell names the row. */
  names?: boolean;
  /** Whether only screen readers get the heading. */
  hidesHead?: boolean;
  align?: 'center' | 'end';
  /** Emphasis: figures are prominent, quiet cells secondary. */
  kind?: 'figure' | 'quiet';
  /** Hides the column in narrower tables and in stacked rows. */
  from?: Room;
  /** Colours a score by its sign. */
  score?: (row: Row) => number | null;
  /** Whether stacked rows show the cell without its heading. */
  unlabelled?: boolean;
  className?: string | undefined;
}

type RowProps = ComponentProps<'tr'> & { [attribute: `data-${string}`]: string | boolean | undefined };

/** Rows that share a head above them. */
interface RowGroup<Row> {
  key: string | number;
  head?: ReactNode;
  rows: readonly Row[];
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  name: string;
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** In place of `rows`. */
  groups?: readonly RowGroup<Row>[];
  rowKey: (row: Row, index: number) => string | number;
  /** Further attributes of a row, such as `data-counts` (highlighted) and `data-divided` (a thick line above). */
  rowProps?: (row: Row, index: number) => RowProps;
  /** Shown in place of rows. */
  empty?: string;
  /** Rows below a row, such as its explanation. */
  after?: (row: Row, index: number) => ReactNode;
  /** Framed as a card. */
  framed?: boolean;
  /** Keeps the head in view, below the header of the site, and below it the head of the group. */
  sticky?: boolean;
  className?: string | undefined;
  /** Rows after the others. */
  children?: ReactNode;
}

/** Heading of a column. The style sheet shows the short one from the cell's attribute. */
function Head({ column: { head, short, hidesHead } }: { column: Pick<Column<never>, 'head' | 'short' | 'hidesHead'> }) {
  if (hidesHead) return <VisuallyHidden>{head}</VisuallyHidden>;
  return short ? <span className={styles.long}>{head}</span> : head;
}

/** Head of a group; in a sticky table it stays in view as long as the rows. */
const Band = ({ rows, children }: { rows: number; children: ReactNode }) => (
  <div className={styles.rail} style={{ '--rows': rows } as CSSProperties}>
    <div className={styles.band}>{children}</div>
  </div>
);

const NONE: readonly never[] = [];

/**
 * A table that hides columns as its container gets narrower, until its rows stack. An element in a cell with `data-until`
 * shows only below that size: it repeats the value of a hidden column.
 */
export function DataTable<Row>({
  name,
  caption,
  columns,
  rows = NONE,
  groups,
  rowKey,
  rowProps,
  empty,
  after,
  framed = false,
  sticky = false,
  className = '',
  children,
}: DataTableProps<Row>) {
  const bodies: readonly RowGroup<Row>[] = groups ?? [{ key: name, rows }];
  return (
    <div className={styles.box} data-framed={framed || undefined} data-sticky={sticky || undefined}>
      <table className={`${styles.table} ${className}`} aria-label={name}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={column.className}
                data-align={column.align}
                data-from={column.from}
                data-short={column.short}
                aria-sort={column.sort}
              >
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((group, place) => (
          <tbody key={group.key}>
            {group.head && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                  <Band rows={group.rows.length}>{group.head}</Band>
                </th>
              </tr>
            )}
            {group.rows.map((row, index) => (
              <Fragment key={rowKey(row, index)}>
                <tr {...rowProps?.(row, index)}>
                  {columns.map(({ head, short, cell, names, align, kind, from, score, unlabelled, className: own }) => {
                    const Cell = names ? 'th' : 'td';
                    const value = score?.(row);
                    return (
                      <Cell
                        key={head}
                        scope={names ? 'row' : undefined}
                        className={own}
                        data-align={align}
                        data-kind={kind}
                        data-from={from}
                        data-score={value === null || value === undefined ? undefined : Math.sign(value)}
                        data-label={names || unlabelled ? undefined : (short ?? head)}
                      >
                        {cell(row, index)}
                      </Cell>
                    );
                  })}
                </tr>
                {after?.(row, index)}
              </Fragment>
            ))}
            {group.rows.length === 0 && empty && (
              <tr>
                <td colSpan={columns.length}>{empty}</td>
              </tr>
            )}
            {place === bodies.length - 1 && children}
          </tbody>
        ))}
      </table>
    </div>
  );
}
