import { write, widthOf } from './glyphs.ts';
import { drawScene } from './scene.ts';
import type { Scene } from './scene-parts.ts';
import { linear, r, radial } from './svg.ts';

/** What stands in front of the landscape. */
type Motif = 'ball' | 'iron' | 'pin' | 'card' | 'versus' | 'ring' | 'arrow' | 'splash';

interface Thumbnail {
  text: string;
  motif: Motif;
  colours: readonly [fill: string, outline: string];
  scene: Scene;
}

const PAINTS = [
  ['#ffffff', '#0f2f20'],
  ['#f3d34a', '#15201a'],
  ['#ffffff', '#b3371f'],
  ['#15201a', '#f3d34a'],
  ['#f6efd9', '#14734a'],
  ['#ffffff', '#173850'],
] as const;

const LIGHTS = ['noon', 'gold', 'morning', 'dusk', 'grey', 'dawn'] as const;
const GROUNDS = ['links', 'ocean', 'oak', 'dunes', 'swamp', 'mountain', 'prairie', 'moor'] as const;
const BACKDROPS = ['sea', 'hills', 'mountain', 'forest', 'firth', 'town', 'woods', 'plain'] as const;
const FEATURES = ['none', 'pot', 'burn', 'bunkers', 'pond', 'wall', 'beach', 'double-green'] as const;

/** Words and motifs of the shared thumbnails; videos.ts says how many there are and which round they suit. */
const WORDS: readonly (readonly [text: string, motif: Motif])[] = [
  ['68', 'ball'],
  ['VS', 'versus'],
  ['?!', 'pin'],
  ['+5', 'iron'],
  ['18', 'card'],
  ['ACE', 'ring'],
  ['99', 'splash'],
  ['WIN', 'ball'],
  ['72', 'arrow'],
  ['VS', 'versus'],
  ['PAR', 'pin'],
  ['-4', 'ring'],
  ['WIND', 'iron'],
  ['1', 'pin'],
  ['80', 'arrow'],
  ['GO', 'ball'],
  ['9', 'card'],
  ['NO!', 'splash'],
  ['74', 'iron'],
  ['VS', 'versus'],
  ['BIG', 'ball'],
  ['E', 'card'],
  ['65', 'arrow'],
  ['OB', 'ring'],
];

function thumbnail(index: number): Thumbnail {
  const [text, motif] = WORDS[index] ?? ['18', 'ball'];
  const at = <Item>(list: readonly Item[], step: number): Item => {
    const item = list[(index * step + Math.floor(index / list.length)) % list.length];
    if (item === undefined) throw new RangeError('an empty list of looks');
    return item;
  };
  return {
    text,
    motif,
    colours: at(PAINTS, 1),
    scene: {
      light: at(LIGHTS, 1),
      ground: at(GROUNDS, 3),
      backdrop: at(BACKDROPS, 5),
      feature: at(FEATURES, 3),
      plants: [],
      sun: [index % 2 ? 380 : 1220, 190],
      green: [motif === 'versus' ? 800 : 620, 560, 340],
      bend: index % 2 ? 60 : -60,
    },
  };
}

function ball(id: string, x: number, y: number, radius: number): string {
  const dimples = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4;
    const reach = radius * 0.84 * Math.sqrt(index / 26);
    return `<ellipse cx="${r(x + Math.cos(angle) * reach)}" cy="${r(y + Math.sin(angle) * reach)}" rx="${r(radius * 0.085)}" ry="${r(radius * 0.075)}"/>`;
  }).join('');
  return `<ellipse cx="${x + radius * 0.3}" cy="${y + radius * 0.96}" rx="${radius}" ry="${radius * 0.2}" fill="#07110c" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id}b)"/><g fill="#a9b3ac" fill-opacity=".65">${dimples}</g>`;
}

/** Motifs keep to the right half; the text has the left. */
function motif(id: string, { motif: kind, colours: [, outline] }: Thumbnail): string {
  switch (kind) {
    case 'ball':
      return `<path d="M1130 640h190l-60 66-14 220h-42l-14-220z" fill="#e3b64a"/><path d="M1130 640h60l20 60v226h-6l-14-220z" fill="#fff" fill-opacity=".3"/>${ball(id, 1225, 470, 200)}`;
    case 'iron':
      return `<g transform="rotate(14 1250 500)"><path d="M1290-60h26l-8 700h-26z" fill="url(#${id}m)"/><path d="M1286-60h34v190h-34z" fill="#15201a"/><path d="M1308 600C1300 700 1240 760 1080 790C1010 800 1000 740 1030 690C1090 610 1220 600 1276 560z" fill="url(#${id}m)"/><path d="M1060 730l190-110M1080 752l180-104M1110 764l150-86" stroke="#3b4448" stroke-width="8"/></g>${ball(id, 930, 770, 70)}`;
    case 'pin':
      return `<path d="M1150 930V90" stroke="#f7f4e6" stroke-width="26"/><path d="M1158 930V90" stroke="#15201a" stroke-opacity=".25" stroke-width="9"/><path d="M1160 96C1270 40 1350 180 1540 110C1500 210 1510 280 1540 370C1370 430 1290 300 1160 370z" fill="${outline === '#f3d34a' ? '#b3371f' : outline}"/><path d="M1160 96C1270 40 1350 180 1540 110l-12 40C1350 214 1270 84 1160 140z" fill="#fff" fill-opacity=".28"/>`;
    case 'card':
      return `<g transform="rotate(9 1230 480)"><path d="M950 250h560v460H950z" fill="#07110c" fill-opacity=".4" transform="translate(16 20)"/><path d="M950 250h560v460H950z" fill="#f7f2e2"/><path d="M950 250h560v74H950z" fill="#14734a"/><path d="M950 400h560M950 478h560M950 556h560M950 634h560M1062 324v386M1174 324v386M1286 324v386M1398 324v386" stroke="#b9b39c" stroke-width="5"/><path d="M1000 342v40M1110 420l28 40M1340 500a20 20 0 1 0 .1 0zM1220 580h30l-18 40M1440 345l-20 36h34M1000 660h30" fill="none" stroke="#1f4e8c" stroke-width="10" stroke-linecap="round"/><circle cx="1340" cy="518" r="44" fill="none" stroke="#c22f22" stroke-width="9"/></g>`;
    case 'versus':
      return `<path d="M0 0H690L520 900H0z" fill="#14734a" fill-opacity=".78"/><path d="M910 0H1600V900H1080z" fill="#b3371f" fill-opacity=".78"/><path d="M690 0L520 900M910 0L1080 900" stroke="#f6efd9" stroke-width="14"/>${ball(id, 280, 470, 170)}<g transform="translate(120 -10)"><path d="M1180 800V180" stroke="#f7f4e6" stroke-width="24"/><path d="M1190 186C1270 150 1310 240 1420 200C1396 270 1400 310 1420 380C1310 416 1270 330 1190 366z" fill="#f3d34a"/></g>`;
    case 'ring':
      return `<g fill="none"><path d="M1240 250C1420 236 1500 350 1470 500S1290 720 1140 680S970 460 1040 350S1170 240 1300 268" stroke="#07110c" stroke-opacity=".45" stroke-width="34" transform="translate(8 10)"/><path d="M1240 250C1420 236 1500 350 1470 500S1290 720 1140 680S970 460 1040 350S1170 240 1300 268" stroke="#d7301f" stroke-width="30" stroke-linecap="round"/></g><ellipse cx="1240" cy="596" rx="150" ry="34" fill="#07110c"/>${ball(id, 1240, 480, 96)}`;
    case 'arrow':
      return `<path d="M960 300C1120 220 1300 300 1370 520L1450 478L1420 760L1180 640L1262 590C1200 420 1100 370 990 400z" fill="#07110c" fill-opacity=".4" transform="translate(12 14)"/><path d="M960 300C1120 220 1300 300 1370 520L1450 478L1420 760L1180 640L1262 590C1200 420 1100 370 990 400z" fill="#f3d34a" stroke="#15201a" stroke-width="12" stroke-linejoin="round"/>`;
    case 'splash': {
      const grains = Array.from({ length: 90 }, (_, index) => {
        const angle = -0.3 - (index % 30) * 0.083;
        const reach = 120 + ((index * 61) % 400);
        return `M${Math.round(1230 + Math.cos(angle) * reach)} ${Math.round(760 + Math.sin(angle) * reach * 1.2)}h0`;
      }).join('');
      return `<ellipse cx="1230" cy="800" rx="460" ry="130" fill="#8a7440"/><ellipse cx="1230" cy="816" rx="440" ry="112" fill="#efdcae"/><path d="M1010 800C1030 600 1080 420 1100 330C1150 470 1180 380 1220 250C1260 420 1300 380 1350 310C1370 470 1420 640 1450 800z" fill="#f3e4bd"/><path d="M1080 800C1100 660 1130 560 1140 500C1190 600 1210 520 1230 420C1260 540 1290 520 1320 470C1340 600 1370 700 1390 800z" fill="#dcc48c"/><path d="${grains}" stroke="#f6ebcf" stroke-width="16" stroke-linecap="round"/>${ball(id, 1200, 200, 62)}`;
    }
    default:
      return kind satisfies never;
  }
}

/** The n-th shared thumbnail (from 0), 1280 × 720. */
export function drawThumbnail(index: number): string {
  const which = thumbnail(index);
  const id = `thumb${index + 1}-`;
  const versus = which.motif === 'versus';
  const size = which.text.length > 3 ? 250 : which.text.length > 2 ? 310 : which.text.length > 1 ? 430 : 480;
  const x = versus ? 800 - widthOf(which.text, 230) / 2 : 130;
  const defs = `<defs>${radial(
    `${id}b`,
    [
      [0, '#ffffff'],
      [0.6, '#f4f4ee'],
      [1, '#aab4ad'],
    ],
    0.36,
    0.3,
    0.8,
  )}${linear(
    `${id}m`,
    [
      [0, '#f4f7f7'],
      [0.5, '#b4bfc3'],
      [1, '#66727a'],
    ],
    [0, 0, 1, 1],
  )}${linear(`${id}v`, [
    [0, '#07110c', 0],
    [1, '#07110c', 0.55],
  ])}</defs>`;
  const over = `${defs}<path d="M0 560h1600v340H0z" fill="url(#${id}v)"/>${motif(id, which)}${write(which.text, x, versus ? 340 : 450 - size / 2, versus ? 230 : size, which.colours[0], which.colours[1])}`;
  const scene = drawScene(`thumb${index + 1}`, 'Video thumbnail', which.scene);
  return scene.replace('<svg ', '<svg width="1280" height="720" ').replace('</svg>', `${over}</svg>`);
}
