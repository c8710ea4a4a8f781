import createPurifier from 'dompurify';

/** Hides this window and its URL from linked pages. */
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
 * Sanitises untrusted HTML: keeps text, links and simple markup; removes scripts, forms, styles, pictures and embedded
 * documents. Browser only.
 */
export function sanitise(html: string): string | TrustedHTML {
  purifier ??= create();
  return purifier.sanitize(html, {
    // A browser that enforces Trusted Types accepts no plain string as HTML.
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
