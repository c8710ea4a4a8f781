import { Fragment } from 'react';
import styles from './CourseName.module.css';

const DASH = ' – ';
/** Unbreakable pairs: "the" or "St" with the next word, a word with the dash after it. */
const WHOLE = /(\b(?:the|st) \S+|\S+ –)/i;

export interface CourseNameProps {
  /** Name with its club: "TPC Sawgrass – THE PLAYERS Stadium Course". */
  name: string;
  /** In a table column. A name on two lines has the club on the first line. */
  isColumn?: boolean;
}

function Unbroken({ words }: { words: string }) {
  // The pattern has a group: every second piece is a match.
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

/** A course's name. No line starts with the dash or ends with an article. */
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
