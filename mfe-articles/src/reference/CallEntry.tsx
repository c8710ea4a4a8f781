import styles from './ApiReference.module.css';
import type { Call, Shown } from './calls.ts';
import { Fields } from './Fields.tsx';

/** What comes back, or is sent: open it to see the fields. */
function Form({ label, shown }: { label: string; shown: Shown }) {
  const { title, form, fields } = shown;
  if (form === null || fields.length === 0)
    return (
      <p className={styles.line}>
        <b>{label}</b> {title}
      </p>
    );
  return (
    <details className={styles.form}>
      <summary>
        <b>{label}</b> {title}
        <span className={styles.count}>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</span>
      </summary>
      <Fields id={`form-${form}`} fields={fields} />
    </details>
  );
}

/** One call: what it is for, its address, what it answers, and what can go wrong. */
export function CallEntry({ call }: { call: Call }) {
  const { id, method, path, summary, description, parameters, example, answer, body, errors } = call;
  return (
    <li id={id} className={styles.call}>
      <div>
        <h3>{summary}</h3>
        <p className={styles.address}>
          <span className={styles.method}>{method}</span> <code>{path}</code>
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.terms}>
        {(parameters.length > 0 || errors.length > 0) && (
          <dl className={styles.notes}>
            {parameters.map(({ name, meaning }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
            {errors.map(({ status, meaning }) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
        {body && <Form label="Takes" shown={body} />}
        {answer && <Form label="Returns" shown={answer} />}
        {example && (
          <p className={styles.line}>
            <b>Try</b>{' '}
            <a href={example}>
              <code>{example}</code>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
