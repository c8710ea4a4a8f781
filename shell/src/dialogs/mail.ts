import { SITE } from '@golf/shared/site';

/** A link that begins an e-mail to the site. */
export function mailTo(subject: string, ...lines: string[]): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\n'))}` : '';
  return `mailto:${SITE.email}?subject=${encodeURIComponent(`${SITE.name}: ${subject}`)}${body}`;
}
