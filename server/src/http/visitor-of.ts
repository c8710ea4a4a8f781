import { isIPv6 } from 'node:net';

/**
 * Identifies a visitor by address. For IPv6 by the /64 network, as one visitor has 2^64 addresses.
 * @param ip address of the request
 */
export function visitorOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [start = '', end = ''] = ip.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(start).length - groups(end).length;
  const all = ip.includes('::')
    ? [...groups(start), ...Array.from({ length: missing }, () => '0'), ...groups(end)]
    : groups(ip);
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
