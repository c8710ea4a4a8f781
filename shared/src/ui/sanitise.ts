import createPurifier from 'dompurify';

/** What a link that opens elsewhere may not learn about this page. */
const REL = 'noopener noreferrer';

type Purifier = ReturnType<typeof createPurifier>;

let purifier: Purifier | null = null;

function create(): Purifier {
  const created = createPurifier(window);
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', REL);
  });
  return created;
}

/**
 * HTML from outside, made harmless: text, links and simple markup stay, with `target` and `rel`; scripts, forms,
 * styles, pictures and embedded documents go. In a browser only.
 */
export function sanitise(html: string): string | TrustedHTML {
  purifier ??= create();
  return purifier.sanitize(html, {
    // A browser that enforces trusted types takes nothing else for markup.
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_TAGS: [
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'br',
      'p',
      'span',
      'ul',
      'ol',
      'li',
      'sub',
      'sup',
      'q',
      'code',
      'h3',
      'h4',
    ],
    ALLOWED_ATTR: ['href', 'target', 'rel', 'title'],
    ADD_URI_SAFE_ATTR: ['target', 'rel'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
  });
}
