import styles from './Answer.module.css';

/** The indent and key of a line, if any, then its value. */
const PARTS = /^(\s*)("(?:[^"\\]|\\.)*"(?=: ))?(.*)$/;

/** A line of JSON as formatted by `JSON.stringify`; key and string values have a colour each. */
export function JsonLine({ line }: { line: string }) {
  const [, indent, key, value = ''] = PARTS.exec(line) ?? [];
  const [, before, text, after] = /^(: )?(".*")(,?)$/.exec(value) ?? [];
  return (
    <>
      {indent}
      {key && <span className={styles.key}>{key}</span>}
      {text ? (
        <>
          {before}
          <span className={styles.text}>{text}</span>
          {after}
        </>
      ) : (
        value
      )}
      {'\n'}
    </>
  );
}
