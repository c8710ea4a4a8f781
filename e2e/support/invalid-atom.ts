import { JSDOM } from 'jsdom';

const NAMESPACE = 'http://www.w3.org/2005/Atom';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Violations of RFC 4287 in a feed: "entry 3: 0 updated". */
export function invalidAtom(xml: string): string[] {
  const { DOMParser } = new JSDOM('').window;
  const feed = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const broken = feed.querySelector('parsererror');
  if (broken) return [broken.textContent];
  if (feed.localName !== 'feed' || feed.namespaceURI !== NAMESPACE) return [`a feed is no ${feed.nodeName}`];

  const problems: string[] = [];
  const all = (parent: Element, name: string) =>
    [...parent.children].filter((child) => child.localName === name && child.namespaceURI === NAMESPACE);
  const textsOf = (parent: Element, name: string) => all(parent, name).map((child) => child.textContent.trim());
  const entries = all(feed, 'entry');
  for (const [index, part] of [feed, ...entries].entries()) {
    const expect = (holds: boolean, problem: string) => {
      if (!holds) problems.push(`${index === 0 ? 'feed' : `entry ${index}`}: ${problem}`);
    };
    for (const name of ['id', 'title', 'updated']) {
      expect(all(part, name).length === 1, `${all(part, name).length} ${name}`);
    }
    for (const name of ['summary', 'content', 'published', 'subtitle', 'rights', 'generator', 'icon', 'logo']) {
      expect(all(part, name).length <= 1, `${all(part, name).length} ${name}`);
    }
    for (const date of [...textsOf(part, 'updated'), ...textsOf(part, 'published')]) {
      expect(RFC_3339.test(date) && Number.isFinite(Date.parse(date)), `no date: ${date}`);
    }
    // Markup must be escaped.
    for (const name of ['title', 'summary', 'content', 'subtitle', 'rights']) {
      for (const text of all(part, name)) {
        const type = text.getAttribute('type') ?? 'text';
        expect(/^(?:text|html)$/.test(type) && text.childElementCount === 0, `${name} is not escaped ${type}`);
      }
    }

    const authors = all(part, 'author');
    expect(authors.length > 0 || part === feed || all(feed, 'author').length > 0, 'no author');
    for (const author of authors) expect(textsOf(author, 'name').join('') !== '', 'an author without a name');

    const links = all(part, 'link').map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel') ?? 'alternate',
    }));
    const count = (wanted: string) => links.filter(({ rel }) => rel === wanted).length;
    expect(count('alternate') === 1, `${count('alternate')} links to a page`);
    expect(part !== feed || count('self') === 1, `${count('self')} links to the feed itself`);
    for (const address of [...textsOf(part, 'id'), ...textsOf(part, 'icon'), ...links.map(({ href }) => href)]) {
      expect(URL.canParse(address) && !/\s/.test(address), `no address: ${address}`);
    }
  }
  const ids = entries.flatMap((entry) => textsOf(entry, 'id'));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...problems, ...twice.map((id) => `several entries: ${id}`)];
}
