import { SITE } from '../site.ts';

/** A link that begins an e-mail to the site. */
export function mailTo(subject: string, ...lines: string[]): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\n'))}` : '';
  return `mailto:${SITE.email}?subject=${encodeURIComponent(`${SITE.name}: ${subject}`)}${body}`;
}

/** Begins an e-mail with what we would ask back about a player whom we do not track yet. */
export const suggestPlayer = (name = '') =>
  mailTo('a player to track', `Player: ${name}`.trimEnd(), 'Channel:', 'A round of theirs on video:');
