import type { CardContent, Person } from '../content/content.ts';

/* Test cards of each kind, and hostile names. */

export const person = (name: string | null, more: Partial<Person> = {}): Person => ({
  name,
  spare: 'Player 14',
  face: '/images/profiles/14.svg?w=192',
  flag: '/flags/ie.svg',
  country: 'Ireland',
  handicap: '+1.4',
  legend: false,
  ...more,
});

const PAGE = 'https://golf.test/page';

const HISTORY = [4.2, 3.9, 3.1, 2.2, 2.4, 1.1, 0.2, -0.4, -0.9, -0.7, -1.4];

/** One card of each kind, with a given name. */
export function contentsOf(name: string | null, more: Partial<Person> = {}): CardContent[] {
  const who = person(name, more);
  const best = { score: '−6', under: true, holder: name, spare: 'Player 14', more: ' and 2 more' };
  return [
    {
      kind: 'player',
      page: PAGE,
      person: who,
      place: 'T5',
      ranked: 42,
      moved: 2,
      change: -0.6,
      rounds: 47,
      history: HISTORY,
      span: { from: '2025-06-11', to: '2026-11-15' },
    },
    {
      kind: 'comparison',
      page: PAGE,
      people: [who, person('Ada Whitfield', { handicap: '12.6', face: null })],
      better: 0,
      tally: { wins: [5, 2], level: 1 },
    },
    {
      kind: 'course',
      page: PAGE,
      club: name ?? 'A club',
      course: name ?? 'A course',
      spare: 'Course 5',
      flag: '/flags/gb-sct.svg',
      location: 'Fife, Scotland',
      picture: '/images/courses/1.svg',
      tees: { name: 'Black', rating: '76.2', slope: '145' },
      record: best,
      leader: best,
    },
    {
      kind: 'round',
      page: PAGE,
      person: who,
      course: name ?? 'A course',
      spare: 'Round 7',
      day: '15 Nov 2026',
      toPar: '−6',
      under: true,
      strokes: 66,
      adjusted: '−5.12',
      before: '+1.2',
      after: '+1.4',
      better: true,
      place: 'T5',
      ranked: 42,
    },
    { kind: 'article', title: name ?? 'An article', day: '11 Sept 2025', picture: null },
    {
      kind: 'board',
      page: PAGE,
      lines: ['1', '2', 'T3', 'T3', '5'].map((place) => ({ place, person: who, page: PAGE })),
      players: 48,
      updated: '15 Nov 2026',
      filter: '',
    },
    {
      kind: 'records',
      count: 27,
      lines: ['Lowest handicap ever', 'Longest run at No. 1', 'Biggest climb in 30 days', 'Lowest adjusted score'].map(
        (record) => ({ name: record, number: '523', unit: 'days', holder: name, spare: 'Player 14', face: who.face }),
      ),
    },
  ];
}

/** Names that would break an unescaped drawing. */
export const HOSTILE = [
  ['markup', '<script>alert(1)</script><b>&amp;"\''],
  ['300 letters without a space', 'W'.repeat(300)],
  ['300 letters', 'Wilhelmina of Wolfenbüttel '.repeat(12).slice(0, 300)],
  ['right to left', 'שלום עולם'],
  ['turned round by a control character', '\u202Egnitirw desrever\u202C'],
  ['another script', 'Μαρία Παπαδοπούλου'],
  ['Chinese', '高尔夫球手'],
  ['emoji', 'Ada 🏌️‍♀️⛳️ Whitfield 👩‍👩‍👧‍👦'],
  ['emoji and nothing else', '⛳️🏌️'],
  ['marks upon marks', `Z${'\u0301\u0316'.repeat(60)}algo`],
  ['nothing', ''],
  ['lines', 'Ada\n\n\tWhitfield\u0000\u0007'],
  ['half a letter', 'Ada \uD83C'],
] as const;
