import styles from './Profile.module.css';

const LEGEND = 'Handicap Legend';

/** A biography, with the phrase "Handicap Legend" in bold. */
export function Bio({ text }: { text: string }) {
  return (
    <p className={styles.bio}>
      {text
        .split(LEGEND)
        .flatMap((part, index) => (index === 0 ? [part] : [<strong key={index}>{LEGEND}</strong>, part]))}
    </p>
  );
}
