import { Fragment } from 'react';
import styles from './CourseName.module.css';

const DASH = ' – ';
/** An article or a saint with the word behind it, or the dash with the word before it. */
const WHOLE = /(\b(?:the|st) \S+|\S+ –)/i;

export interface CourseNameProps {
  /** With its club: "TPC Sawgrass – THE PLAYERS Stadium Course". */
  name: string;
  /** In a column of its own: where it takes two lines, the first is the club's. */
  isColumn?: boolean;
}

/** Words that no line tears apart. */
function Unbroken({ words }: { words: string }) {
  // With a group in the pattern every second piece is what it matched.
  return words.split(WHOLE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles.whole}>
        {piece}
      </span>
    ),
  );
}

/** A course's name. No line of it begins with the dash or ends with an article. */
export function CourseName({ name, isColumn = false }: CourseNameProps) {
  const parts = isColumn ? name.split(DASH) : [name];
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={isColumn ? styles.part : undefined}>
            <Unbroken words={index < parts.length - 1 ? part + DASH.trimEnd() : part} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}
