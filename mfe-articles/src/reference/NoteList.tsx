import styles from './ApiReference.module.css';

/** A parameter or a status. */
export interface Note {
  name: string;
  meaning: string;
}

export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <dl className={styles.notes}>
      {notes.map(({ name, meaning }) => (
        <div key={name + meaning}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
