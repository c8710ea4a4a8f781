import { Button, downloadCsv } from '@golf/shared/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import styles from './Calculator.module.css';
import { fromCsv, historyRows } from './history-csv.ts';
import type { Entry } from './history.ts';

export interface HistoryFilesProps {
  history: readonly Entry[];
  onImport: (entries: Entry[]) => void;
}

/** The history as a file: out, and back in. */
export function HistoryFiles({ history, onImport }: HistoryFilesProps) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const result = fromCsv(await chosen.text());
    if ('problem' in result) {
      setSaid(result.problem);
      return;
    }
    onImport(result.entries);
    setSaid(`${result.entries.length} scores imported.`);
  };
  return (
    <div className={styles.files}>
      <Button disabled={history.length === 0} onClick={() => downloadCsv('handicap-history.csv', historyRows(history))}>
        Export CSV
      </Button>
      <Button onClick={() => file.current?.click()}>Import CSV</Button>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="CSV file to import"
        hidden
        tabIndex={-1}
        onChange={(event) => void read(event)}
      />
      <span role="status">{said}</span>
    </div>
  );
}
