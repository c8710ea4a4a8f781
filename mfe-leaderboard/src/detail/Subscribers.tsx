import { subscribersResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import styles from './Profile.module.css';

/** Replaces a figure that failed to load. */
export const UNAVAILABLE = <span className={styles.unavailable}>Unavailable</span>;

/** Subscribers of a channel. Client only: digit grouping depends on the visitor's locale. */
export function Subscribers({ link }: { link: string | null }) {
  const { data, isPending, isError } = useQuery({
    ...subscribersResource(link ?? ''),
    enabled: link !== null,
    retry: false,
  });
  if (link === null || isError) return UNAVAILABLE;
  return isPending ? '…' : (data.subscriberCount?.toLocaleString() ?? UNAVAILABLE);
}
