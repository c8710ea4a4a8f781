import { Card } from '@golf/shared/ui';
import type { Field } from './calls.ts';
import styles from './ApiReference.module.css';

interface FieldsProps {
  /** Target id of links to this form. */
  id?: string | undefined;
  fields: readonly Field[];
}

export function Fields({ id, fields }: FieldsProps) {
  return (
    <Card as="dl" id={id} className={styles.fields}>
      {fields.map(({ path, type, more, meaning }) => (
        <div key={path}>
          <dt>
            <code>{path}</code>{' '}
            <span className={styles.type}>{more ? <a href={`#form-${more}`}>{type}</a> : type}</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Card>
  );
}
