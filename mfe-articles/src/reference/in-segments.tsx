import { Fragment } from 'react';
import styles from './ApiReference.module.css';

/** An address that wraps only after a slash, never at a hyphen. */
export const inSegments = (address: string) =>
  address.split(/(?<=\/)(?=.)/).map((segment, at) => (
    // The same address has the same segments.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className={styles.segment}>{segment}</span>
    </Fragment>
  ));
