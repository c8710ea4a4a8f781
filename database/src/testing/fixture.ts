import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkFolder } from '../import/check-folder.ts';
import { formatProblem } from '../import/problem.ts';

/*
 * A small data folder, written by hand so that every derived number can be worked out on paper. Tee 1 has rating 72.0
 * and slope 113: a round's differential is its strokes less 72.
 */

const ROUND_HEADER =
  'id,player_id,date,tracked_at,video,link,back_nine_title,back_nine_link,tee_id,course,holes,par,course_rating,slope_rating,gross,comments,pro';

interface RoundLine {
  id: number;
  player: number;
  date: string;
  gross: number;
  tee?: number;
  holes?: number;
  par?: number;
}

/** One line of rounds.csv, tracked at noon of its day. */
export function roundLine({ id, player, date, gross, tee = 1, holes = 18, par }: RoundLine): string {
  const link = `https://www.youtube.com/watch?v=demo-${String(id).padStart(6, '0')}`;
  return `${id},${player},${date},${date}T12:00:00Z,Round ${id},${link},,,${tee},,${holes},${par ?? ''},,,${gross},,false`;
}

const two = (number: number) => String(number).padStart(2, '0');

const ANN = [80, 82, 78, 84, 76].map((gross, index) =>
  roundLine({ id: index + 1, player: 1, date: `2025-01-0${index + 1}`, gross }),
);

/** Ids and days differ in order: the third round was tracked last. */
const BO = [
  roundLine({ id: 11, player: 2, date: '2025-02-01', gross: 70 }),
  roundLine({ id: 12, player: 2, date: '2025-02-02', gross: 69 }),
  roundLine({ id: 16, player: 2, date: '2025-02-03', gross: 70 }),
  roundLine({ id: 13, player: 2, date: '2025-02-04', gross: 71 }),
  roundLine({ id: 14, player: 2, date: '2025-02-05', gross: 70 }),
  roundLine({ id: 15, player: 2, date: '2025-02-06', gross: 46, holes: 12, par: 48 }),
];

/** The best round of all is the first of 21, so it no longer counts. */
const DI = Array.from({ length: 21 }, (_, index) =>
  roundLine({ id: 101 + index, player: 4, date: `2025-03-${two(index + 1)}`, gross: index === 0 ? 60 : 80 }),
);

/** Origins of the fixture's pictures. */
export const PICTURE_ORIGINS = ['https://pictures.example'];

export const FIXTURE: Readonly<Record<string, string>> = {
  'countries.csv': 'code,flag_name\neu,Europe\nde,Germany\ngb-sct,Scotland\n',
  'players.csv': `id,name,code,live,badge_id,profile,bio
1,Ann Ash,de,true,1,/images/players/ann.svg,"Ann, a Handicap Legend"
2,Bo Birch,gb-sct,true,,,
3,Cy Cedar,eu,false,,https://pictures.example/cy.jpg,Plays once a year
4,Di Dogwood,de,true,,,
5,Ed Elm,de,true,,,
`,
  'channels.csv': `player_id,position,name,link,logo
1,1,Ann Plays,https://www.youtube.com/@annplays,/images/channels/ann.svg
1,2,Ann Talks,,
2,1,Bo Golf,https://www.youtube.com/channel/UC0123456789abcdefghijkl,
2,2,Bo Two,https://www.youtube.com/c/botwo,
2,3,Bo Three,,/images/channels/ann.svg
2,4,Bo Four,,
`,
  'courses.csv': `id,club_name,course_name,club_location,club_country,club_continent,code,metres,description,feature_image,released_at
1,Test Links,Old Course,"Testtown, Fife",Scotland,Europe,gb-sct,false,<p>Old.</p>,old.svg,2025-05-01T10:00:00Z
2,Second Club,Second Club,Berlin,Germany,Europe,de,true,,,2025-06-01T10:00:00Z
3,Hidden Club,Wood,Munich,Germany,Europe,de,true,,,
`,
  'tees.csv': `id,course_id,name,background,text_color,gender,length,par,course_rating,slope_rating
1,1,White,#ffffff,#000000,M,6500,72,72.0,113
2,1,Black,#000000,#ffffff,M,7000,72,73.5,130
3,1,Red,#cc0000,#ffffff,F,5500,72,74.1,125
4,2,Blue,#0000cc,#ffffff,M,6000,71,71,120
`,
  'course-images.csv': `id,course_id,image_path,alt_text
2,1,/images/courses/old.svg,The first green
1,1,/images/courses/old-2.svg,The burn
`,
  'rounds.csv': `${[
    ROUND_HEADER,
    ...ANN,
    roundLine({ id: 6, player: 1, date: '2025-01-06', gross: 40, holes: 9, par: 36 }),
    roundLine({ id: 7, player: 1, date: '2025-01-07', gross: 90, tee: 2 }),
    roundLine({ id: 8, player: 1, date: '2025-01-08', gross: 71 }),
    roundLine({ id: 9, player: 1, date: '2025-01-09', gross: 100 }),
    ...BO,
    '21,3,2025-04-01,2025-04-02T08:30:00Z,"A round, elsewhere",,Back nine,https://youtu.be/abcdefghijk,,Thornhollow Park,18,71,70.4,124,85,Windy,true',
    ...DI,
  ].join('\n')}\n`,
  'trophies.csv': `id,player_id,name,trophy_path,horizontal,link,description,title,date,course,score,par,score_id,comments
1,1,The Jug,/images/trophies/jug.svg,false,https://youtu.be/abcdefghijk,<b>Won</b>,Round 8,2025-01-08,Test Links,-1,72,8,
2,1,The Plate,/images/trophies/jug.svg,true,,,,,,,,,
`,
  'achievements.csv': `player_id,badge_id,badge_name,badge_description,achievement_id,achievement_name,achievement_description,image_path
1,1,Handicap Legend,[NAME] is one,,,,/images/badges/legend.svg
1,,,,7,Under par,[NAME] was,/images/badges/legend.svg
`,
  'items.csv': `id,player_id,name,path,description,link
1,1,A ball,/images/items/ball.svg,Lost,https://shop.example/ball
2,1,A tee,/images/items/ball.svg,,
3,2,A glove,/images/items/ball.svg,,
`,
  'cabinets.csv': 'player_id,cabinet_path\n1,/images/cabinets/oak.svg\n',
  'unlocked-items.csv': 'player_id,item_id\n1,2\n',
};

const PICTURES = [
  'players/ann.svg',
  'channels/ann.svg',
  'courses/old.svg',
  'courses/old-2.svg',
  'trophies/jug.svg',
  'badges/legend.svg',
  'items/ball.svg',
  'cabinets/oak.svg',
  'cabinets/oak-left.svg',
];

/** A temporary folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** SVG text of a fixture picture. */
export const pictureText = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${name}</title></svg>`;

/** Writes files below a folder; null omits a file. */
async function writeFiles(folder: string, files: Changes): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** Files that differ from the fixture; null omits a file. */
export type Changes = Record<string, string | Uint8Array | null>;

/**
 * Writes the fixture to a temporary folder.
 */
export async function writeFixture(changes: Changes = {}): Promise<string> {
  const folder = await temporaryFolder();
  const pictures = Object.fromEntries(PICTURES.map((name) => [`images/${name}`, pictureText(name)]));
  await writeFiles(folder, { ...FIXTURE, ...pictures, ...changes });
  return folder;
}

/** A fixture file with a replaced part. */
export function changed(file: string, from: string, to: string): Record<string, string> {
  const text = FIXTURE[file];
  if (!text?.includes(from)) throw new Error(`${file} of the fixture has no "${from}"`);
  return { [file]: text.replace(from, to) };
}

/** Problems of a changed fixture, as the terminal shows them. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  const { problems } = await checkFolder(await writeFixture(changes), { pictureOrigins: PICTURE_ORIGINS });
  return problems.map(formatProblem);
}
