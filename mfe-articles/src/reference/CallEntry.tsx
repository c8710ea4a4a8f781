import type { ReactNode } from 'react';
import { Answer } from './Answer.tsx';
import styles from './ApiReference.module.css';
import type { Call, Shown } from './calls.ts';
import { Fields } from './Fields.tsx';
import { inSegments } from './in-segments.tsx';
import { NoteList, type Note } from './NoteList.tsx';

/** Response or request body: collapsible fields. */
function Form({ title, form, fields }: Shown) {
  if (form === null || fields.length === 0) return title;
  return (
    <details className={styles.form}>
      <summary>
        {title}
        <span className={styles.count}>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</span>
      </summary>
      <Fields id={`form-${form}`} fields={fields} />
    </details>
  );
}

interface NotesProps {
  label: string;
  notes: readonly Note[];
}

/** Parameters or errors, each with its meaning. */
function Notes({ label, notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Term label={label}>
      <NoteList notes={notes} />
    </Term>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface CallEntryProps {
  call: Call;
  /** Whether the example response is open initially. */
  answered: boolean;
}

/** One call: purpose, address, response and errors. */
export function CallEntry({ call, answered }: CallEntryProps) {
  const { id, method, path, summary, description, parameters, example, answer, body, errors } = call;
  return (
    <li id={id} className={styles.call}>
      <h3>{summary}</h3>
      <div>
        <p className={styles.address}>
          <span className={styles.method}>{method}</span> <code>{inSegments(path)}</code>
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <dl className={styles.terms}>
        <Notes label="Parameters" notes={parameters} />
        {body && (
          <Term label="Takes">
            <Form {...body} />
          </Term>
        )}
        {answer && (
          <Term label="Returns">
            <Form {...answer} />
          </Term>
        )}
        <Notes label="Errors" notes={errors.map(({ status, meaning }) => ({ name: status, meaning }))} />
      </dl>
      {example && <Answer path={example} shown={answered} />}
    </li>
  );
}
