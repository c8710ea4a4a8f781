import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { faultsOf, sentenceOf } from '../browser/diagnosis.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find-browser.ts';
import { recordPage, type PageRecord } from '../browser/page-record.ts';
import { readOwners } from '../owners/owners.ts';

const USAGE = `npm run inspect -- https://golf.example/courses     opens a page, and says which app fails and what takes it back
  --json           prints the record of the page; "sentence" is its last line
  --press "Filter Courses"   the button to press first; default: the first one of a slot`;

function print({ requestId, serverTiming, firstPaint, slots, press, ...record }: PageRecord): void {
  console.log(`${record.status}  request ${requestId ?? '–'}  ${serverTiming ?? ''}`);
  for (const { name, state, renderedIn, aliveAfter } of slots) {
    console.log(`${name}  ${state}  server ${renderedIn ?? '–'} ms  hydrated ${aliveAfter ?? '–'} ms`);
  }
  const pressed = press ? `pressed "${press.on}", answered in ${press.answeredIn ?? '–'} ms` : 'nothing to press';
  console.log(`first paint ${firstPaint ?? '–'} ms  ${pressed}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, press: { type: 'string' } },
});
const [url] = positionals;
if (url === undefined || !URL.canParse(url)) {
  console.error(USAGE);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const record = await recordPage(await browser.newPage(), url, { press: values.press ?? true });
  const faults = faultsOf(record);
  const sentence = sentenceOf(record, readOwners());
  if (values.json) console.log(JSON.stringify({ ...record, faults, sentence }, null, 2));
  else {
    print(record);
    console.log(sentence);
  }
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${url} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
}
