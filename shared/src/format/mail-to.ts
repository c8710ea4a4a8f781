import { SITE } from '../site.ts';

/** A mailto link for an e-mail to the site. */
export function mailTo(subject: string, ...lines: string[]): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\n'))}` : '';
  return `mailto:${SITE.email}?subject=${encodeURIComponent(`${SITE.name}: ${subject}`)}${body}`;
}

/** A mailto link to suggest an untracked player; its body asks for the details that the site needs. */
export const suggestPlayer = (name = '') =>
  mailTo('a player to track', `Player: ${name}`.trimEnd(), 'Channel:', 'A round of theirs on video:');
