import { PROJECT_ROOT } from '@golf/database/project-root';
import { describe, expect, test } from 'vitest';
import { linesOnlyIn, readReport, reportsOf, versionProblem } from './reports.ts';

test('the reports say what shared offers: "npm run contract -- --write" after a change that means it', () => {
  const reports = reportsOf(PROJECT_ROOT);
  const stored = Object.keys(reports).map((name) => [name, readReport(PROJECT_ROOT, name)] as const);
  expect(Object.fromEntries(stored)).toEqual(reports);
  expect(reports['platform']).toContain("'mfe-trophy-room/TrophyRoom': TrophyRoomProps;");
}, 60_000);

const report = (version: string, ...lines: string[]) =>
  `${lines.join('\n')}\n\n// platform/version\nconst PLATFORM_VERSION = "${version}";\n`;
const BEFORE = report('2.3.0', 'interface A {', '    b: string;', '}');

describe("the platform's version", () => {
  test.each([
    ['stays while nothing changes', BEFORE],
    ['may grow all the same', report('2.4.0', 'interface A {', '    b: string;', '}')],
    [
      'grows by a minor one where something is added',
      report('2.4.0', 'interface A {', '    b: string;', '    c?: 1;', '}'),
    ],
    ['grows by a major one where something is gone', report('3.0.0', 'interface A {', '}')],
    ['is a number, not a word', report('2.10.0', 'interface A {', '    b: string;', '    c?: 1;', '}')],
  ])('%s', (_, after) => {
    expect(versionProblem(BEFORE, after)).toBeNull();
  });

  test.each([
    ['2.4.0', 'more was added', report('2.3.1', 'interface A {', '    b: string;', '    c?: 1;', '}'), '  + c?: 1;'],
    [
      '3.0.0',
      'a type is another',
      report('2.9.0', 'interface A {', '    b: number;', '}'),
      '  − b: string;\n  + b: number;',
    ],
  ])('has to be %s: %s', (least, _, after, lines) => {
    expect(versionProblem(BEFORE, after)).toContain(`make it ${least} or higher`);
    expect(versionProblem(BEFORE, after)).toContain(lines);
  });
});

test('of two lines that are alike, one that is gone is seen', () => {
  expect(linesOnlyIn(report('1.0.0', 'a', 'a'), report('1.0.0', 'a'))).toEqual(['a']);
});
