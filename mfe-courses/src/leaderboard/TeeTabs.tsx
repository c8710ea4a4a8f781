import type { CourseScore } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { teeOf } from './rounds.ts';
import styles from './TeeTabs.module.css';

export interface TeeTabsProps {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  /** One round from each of the tees. */
  tees: readonly CourseScore[];
  /** The shown tee; null: all. */
  tee: string | null;
  onTee: (tee: string | null) => void;
}

/** Tabs to show the rounds of one tee or of all. */
export function TeeTabs({ id, tees, tee, onTee }: TeeTabsProps) {
  const tab = (value: string | null, label: ReactNode) => (
    <label key={value} className={styles.tab}>
      <input
        type="radio"
        name={`tees-${id}`}
        value={value ?? ''}
        checked={tee === value}
        onChange={() => onTee(value)}
        onFocus={({ currentTarget }) => {
          // Browsers do not scroll to a tab that is partly in view.
          currentTarget.closest('label')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
        }}
      />
      {label}
    </label>
  );
  return (
    <fieldset data-needs-script className={styles.tabs}>
      <legend>
        <VisuallyHidden>Tees</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {tab(null, 'All tees')}
        {tees.map((round) =>
          tab(
            teeOf(round),
            <TeeBadge
              name={round.tee_name}
              background={round.tee_background}
              text={round.tee_text_color}
              gender={round.gender}
            />,
          ),
        )}
      </div>
    </fieldset>
  );
}
