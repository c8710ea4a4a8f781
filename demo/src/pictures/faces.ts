import { randomFor, type Random } from '../random.ts';

/**
 * Portraits: "Notionists" by Zoish (CC0 1.0), as DiceBear puts them together, cropped and coloured for
 * this site. DiceBear is loaded only when portraits are drawn: a production install does not have it.
 */
const HAIR = {
  f: [
    '02',
    '08',
    '10',
    '11',
    '20',
    '23',
    '28',
    '29',
    '30',
    '36',
    '37',
    '39',
    '41',
    '43',
    '45',
    '46',
    '47',
    '48',
    '57',
    '58',
    '59',
  ],
  m: [
    '01',
    '03',
    '04',
    '05',
    '06',
    '07',
    '09',
    '12',
    '13',
    '15',
    '16',
    '18',
    '19',
    '21',
    '22',
    '24',
    '25',
    '26',
    '27',
    '31',
    '32',
    '33',
    '34',
    '35',
    '38',
    '40',
    '42',
    '44',
    '49',
    '52',
    '53',
    '54',
    '55',
    '56',
    '60',
  ],
} as const;

/** Collars and zips: what one wears on a course. */
const BODIES = ['05', '07', '11', '13', '14', '16', '19', '21', '23', '25'] as const;

const BACKDROPS = [
  '#dcefe4',
  '#f6ebcf',
  '#cfe0e6',
  '#efe1d6',
  '#d9e6c8',
  '#e9dbe4',
  '#c9ddd2',
  '#f1d9c4',
  '#dfe3ee',
  '#e8e4d2',
] as const;
const SHIRTS = [
  '#14734a',
  '#f3f1e6',
  '#1f4e8c',
  '#b3371f',
  '#e3b64a',
  '#0f2f20',
  '#6f9bb0',
  '#8e4f6b',
  '#5f8a70',
  '#d98a5b',
  '#ffffff',
  '#334a5e',
] as const;
const SKIN = ['#fbe3d2', '#f3d0b4', '#e8b993', '#d29b70', '#ad7448', '#875634', '#65402a'] as const;
const HAIR_COLOURS = ['#1b1714', '#2f211a', '#4a2f1f', '#6d4426', '#9a5f2b', '#c58f4a', '#8c8a86', '#b7482a'] as const;

/** Skin and hair tones, the same for a family, that are told apart from each other; a dark tone has dark hair. */
function tones(random: Random): { skin: string; hair: string } {
  const skin = random.int(0, SKIN.length - 1);
  const hair = skin >= 4 ? random.int(0, 1) : random.int(0, HAIR_COLOURS.length - 1);
  return { skin: SKIN[skin] ?? SKIN[0], hair: HAIR_COLOURS[hair] ?? HAIR_COLOURS[0] };
}

const HEAD_GROUP = 'translate(531 487)';
const BODY_GROUP = 'translate(178 1057)';
const HAIR_GROUP = 'translate(266 207)';

/** Gives the first `from` after a group's start another colour; the parts of a portrait are groups. */
function recolour(svg: string, group: string, from: string, to: string): string {
  const start = svg.indexOf(group);
  const at = start < 0 ? -1 : svg.indexOf(`fill="${from}"`, start);
  return at < 0 ? svg : `${svg.slice(0, at)}fill="${to}"${svg.slice(at + from.length + 7)}`;
}

export interface Sitter {
  name: string;
  sex: 'm' | 'f';
}

/** Portraits for the sitters, in their order. */
export async function drawFaces(sitters: readonly Sitter[]): Promise<string[]> {
  const [{ createAvatar }, notionists] = await Promise.all([import('@dicebear/core'), import('@dicebear/notionists')]);
  const style: unknown = { ...notionists };
  const variant = (numbers: readonly string[], random: Random): string[] => [`variant${random.pick(numbers)}`];
  return sitters.map(({ name, sex }, index) => {
    const random = randomFor(3, 'face', index);
    const { skin, hair } = tones(randomFor(3, 'family', name.split(' ').at(-1) ?? name));
    const backdrop = BACKDROPS[index % BACKDROPS.length] ?? BACKDROPS[0];
    const shirt = random.pick(SHIRTS);
    const drawn = createAvatar(style as typeof notionists, {
      // the module is its own style
      seed: `golf-${index}`,
      hair: variant(HAIR[sex], random) as never, // variant numbers come from the lists above
      body: variant(BODIES, random) as never,
      beardProbability: sex === 'm' ? 34 : 0,
      glassesProbability: 22,
      gestureProbability: 0,
      bodyIconProbability: 0,
    }).toString();
    const inner = drawn
      .replace(/<metadata.*?<\/metadata>/s, '')
      .replace(/<mask.*?<\/mask>/s, '')
      .replace(/^<svg[^>]*>/, '')
      .replace(' mask="url(#viewboxMask)"', '')
      .replace(/<\/svg>$/, '');
    const coloured = [
      [HEAD_GROUP, '#fff', skin],
      [BODY_GROUP, '#fff', shirt],
      [HAIR_GROUP, '#000', hair],
    ].reduce((svg, [group = '', from = '', to = '']) => recolour(svg, group, from, to), inner);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="230 190 1360 1360" fill="none"><title>Portrait</title><path fill="${backdrop}" d="M230 190h1360v1360H230z"/>${coloured}</svg>\n`;
  });
}
