import { lateImport } from '@golf/shared/late';
import { Button, downloadCsv } from '@golf/shared/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import styles from './HistoryFiles.module.css';
import { historyRows } from './history-rows.ts';
import type { Entry } from './history.ts';

const importCode = lateImport(() => import('./import-csv.ts'));

export interface HistoryFilesProps {
  history: readonly Entry[];
  onImport: (entries: Entry[]) => void;
}

/** Buttons to export the history as a CSV file and to import one. */
export function HistoryFiles({ history, onImport }: HistoryFilesProps) {
  const file = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    try {
      const { fromCsv } = await importCode.load();
      const result = fromCsv(await chosen.text());
      if ('problem' in result) return setMessage(result.problem);
      onImport(result.entries);
      setMessage(`${result.entries.length === 1 ? '1 score' : `${result.entries.length} scores`} imported.`);
    } catch {
      setMessage('The file couldn’t be read. Check your connection and choose it again.');
    }
  };
  return (
    <div className={styles.files}>
      {history.length > 0 && (
        <Button onClick={() => downloadCsv('handicap-history.csv', historyRows(history))}>Export CSV</Button>
      )}
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
      <span role="status">{message}</span>
    </div>
  );
}
