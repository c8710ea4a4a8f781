import styles from './Loading.module.css';

/** Placeholder until both calls have ended. */
export function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the updates">
      <img src="/icon.svg" alt="" width="40" height="40" />
    </div>
  );
}
