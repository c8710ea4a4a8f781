import styles from './CourseName.module.css';

/** The dash with the word before it; an article with the word behind it. */
const WHOLE = /(\S+ –|\bthe \S+)/i;

/** A course's name. No line of it begins with the dash or ends with an article: "TPC Sawgrass – | THE PLAYERS Stadium Course". */
export function CourseName({ name }: { name: string }) {
  // With a group in the pattern every second piece is what it matched.
  return (
    <span>
      {name.split(WHOLE).map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} className={styles.whole}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
