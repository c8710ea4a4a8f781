import { subscribersResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import styles from './Profile.module.css';

/** In place of a figure that nobody could get. */
export const UNAVAILABLE = <span className={styles.unavailable}>Unavailable</span>;

/** How many follow a channel. In a browser only: the visitor's locale groups the digits. */
export function Subscribers({ link }: { link: string | null }) {
  const { data, isPending, isError } = useQuery({
    ...subscribersResource(link ?? ''),
    enabled: link !== null,
    retry: false,
  });
  if (link === null || isError) return UNAVAILABLE;
  return isPending ? '…' : (data.subscriberCount?.toLocaleString() ?? UNAVAILABLE);
}
