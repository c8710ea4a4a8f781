/** A query by role and accessible name, as in the Chromium tests. */
export interface Wanted {
  role: string;
  /** Accessible name; a trailing "…" matches a prefix. Omitted: any name. */
  name?: string;
  /** Container to search in. */
  within?: Wanted;
}

/** State of the first match. */
export interface Seen {
  /** Number of matches. */
  count: number;
  text: string;
  value: string;
  /** ARIA states without the "aria-" prefix; also "checked" of native checkboxes. */
  states: Record<string, string>;
  hasFocus: boolean;
  isInView: boolean;
  /** Click point in window pixels; null when covered or outside the window. */
  place: { x: number; y: number } | null;
}

/**
 * Finds elements. Runs in the page, so it may use only its arguments.
 * @param act 'bring' scrolls the match into view, as before a click; 'focus' focuses it
 */
export function look(wanted: Wanted, act: 'bring' | 'focus' | null): Seen {
  const ELEMENTS: Record<string, string> = {
    article: 'article',
    button: 'button, summary',
    cell: 'td',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    contentinfo: 'footer',
    dialog: 'dialog',
    figure: 'figure',
    heading: 'h1, h2, h3, h4',
    img: 'img',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    navigation: 'nav',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section',
    row: 'tr',
    searchbox: 'input[type=search]',
    table: 'table',
    textbox: 'input:not([type]), input[type=text], textarea',
  };
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  function textOf(node: Node): string {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join(' ');
  }

  function nameOf(element: Element): string {
    const others = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = others.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labels.length > 0) return squeeze(labels.map((label) => label.textContent).join(' '));
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own !== null) return squeeze(own);
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
      return squeeze([...element.labels].map(textOf).join(' '));
    }
    const caption = element.querySelector(':scope > caption, :scope > figcaption, :scope > legend');
    if (caption) return squeeze(caption.textContent);
    const named = /^(?:button|a|h\d|td|tr|option|summary|li)$/i.test(element.tagName) || element.hasAttribute('role');
    return named ? squeeze(textOf(element)) : squeeze(element.getAttribute('placeholder') ?? '');
  }

  function find({ role, name, within }: Wanted): HTMLElement[] {
    const roots = within ? find(within).slice(0, 1) : [document.documentElement];
    const native = ELEMENTS[role];
    const selector = `[role="${role}"]${native ? `, :is(${native}):not([role])` : ''}`;
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        if (element.closest('[aria-hidden=true], [inert]')) return false;
        if (name === undefined) return true;
        const actual = nameOf(element);
        return name.endsWith('…') ? actual.startsWith(name.slice(0, -1)) : actual === name;
      });
  }

  /** Labels cover their checkboxes. */
  function pressed(element: HTMLElement): HTMLElement {
    const { width, height } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (width < 4 || height < 4 || getComputedStyle(element).opacity === '0') ? label : element;
  }

  const found = find(wanted);
  const [first] = found;
  const nothing = { text: '', value: '', states: {}, hasFocus: false, isInView: false, place: null };
  if (!first) return { count: 0, ...nothing };
  const target = pressed(first);
  const inWindow = ({ left, top, right, bottom }: DOMRect) =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  /** Click point. */
  function placeOf(): Seen['place'] {
    const { left, top, width, height } = target.getBoundingClientRect();
    const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return hit && (target.contains(hit) || hit.contains(target)) ? middle : null;
  }
  if (act === 'focus') first.focus();
  // Scrolling a clickable element would move the page for nothing.
  if (act === 'bring' && placeOf() === null) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const states = Object.fromEntries(
    first
      .getAttributeNames()
      .filter((attribute) => attribute.startsWith('aria-'))
      .map((attribute) => [attribute.slice('aria-'.length), first.getAttribute(attribute) ?? '']),
  );
  if (first instanceof HTMLInputElement && /checkbox|radio/.test(first.type)) states.checked ??= String(first.checked);
  return {
    count: found.length,
    text: squeeze(first.innerText),
    value: 'value' in first && typeof first.value === 'string' ? first.value : '',
    states,
    hasFocus: document.activeElement === first,
    isInView: inWindow(first.getBoundingClientRect()),
    place: placeOf(),
  };
}
