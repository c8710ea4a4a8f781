import { HtmlValidate } from 'html-validate';

/** What the standard asks for, and nothing that is style: these three are of it too, beside the ready-made list. */
const checker = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard'],
  rules: { 'input-attributes': 'error', 'no-missing-references': 'error', 'no-unknown-elements': 'error' },
});

/** Where a page is no valid HTML: "html > body > i: Duplicate ID "a" (no-dup-id)". */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ selector, line, column, message, ruleId }) => `${selector ?? `${line}:${column}`}: ${message} (${ruleId})`,
    ),
  );
}
