import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { describe, expect, test } from 'vitest';
import { linesOnlyIn, nextVersion, readReport, reportsOf } from './reports.ts';

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
  const [NEW, OTHER] = [
    ['interface A {', '    b: string;', '    c?: 1;', '}'],
    ['interface A {', '    b: number;', '}'],
  ];
  test.each([
    ['stays while nothing changes', BEFORE, '2.3.0'],
    ['may grow all the same', report('2.4.0', 'interface A {', '    b: string;', '}'), '2.4.0'],
    ['grows by a minor one where something is new', report('2.3.0', ...NEW), '2.4.0'],
    ['grows no further where it has grown', report('2.4.0', ...NEW), '2.4.0'],
    ['grows by a major one where something is gone', report('2.3.0', 'interface A {', '}'), '3.0.0'],
    ['grows by a major one where a type is another', report('2.9.0', ...OTHER), '3.0.0'],
    ['is a number, not a word', report('2.10.0', ...NEW), '2.10.0'],
  ])('%s', (_, after, version) => {
    expect(nextVersion(BEFORE, after)).toBe(version);
  });
});

test('of two lines that are alike, one that is gone is seen', () => {
  expect(linesOnlyIn(report('1.0.0', 'a', 'a'), report('1.0.0', 'a'))).toEqual(['a']);
});
