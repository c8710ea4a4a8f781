import { HtmlValidate } from 'html-validate';

/** Rules of the HTML standard, no style. The preset lacks these three. */
const checker = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard'],
  rules: { 'input-attributes': 'error', 'no-missing-references': 'error', 'no-unknown-elements': 'error' },
});

/** Violations in a page: "html > body > i: Duplicate ID "a" (no-dup-id)". */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ selector, line, column, message, ruleId }) => `${selector ?? `${line}:${column}`}: ${message} (${ruleId})`,
    ),
  );
}
