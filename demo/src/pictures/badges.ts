import { widthOf, write } from './glyphs.ts';
import { dark, dome, metal, plate, wood, type Metal } from './metal.ts';
import { linear, picture, r } from './svg.ts';

export const BADGE_KINDS = ['legend', 'sub-70', 'under-par', 'forty', 'plus', 'compass', 'hole-out'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

type Form = 'laurel' | 'shield' | 'rosette' | 'medallion' | 'hexagon';

interface Drawing {
  title: string;
  form: Form;
  metal: Metal;
  enamel: readonly [light: string, deep: string];
  emblem: string;
}

const CREAM = '#f6efd9';
const digits = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${CREAM}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Emblems are drawn around (120, 112), some 90 wide. */
const DRAWINGS: Readonly<Record<BadgeKind, Drawing>> = {
  legend: {
    title: 'Gold medallion of a Handicap Legend',
    form: 'laurel',
    metal: 'gold',
    enamel: ['#1d5a3d', '#0a2417'],
    emblem: `<path d="M78 92l22 18 20-36 20 36 22-18-8 52H86z" fill="#ecc85f"/><path d="M86 150h68v9H86z" fill="#ecc85f"/><circle cx="120" cy="66" r="8" fill="#fff3c4"/><circle cx="75" cy="86" r="7" fill="#fff3c4"/><circle cx="165" cy="86" r="7" fill="#fff3c4"/><path d="M100 110l20-36v70H90z" fill="#fff3c4" fill-opacity=".4"/>`,
  },
  'sub-70': {
    title: 'Rosette for a first round under 70',
    form: 'rosette',
    metal: 'gold',
    enamel: ['#b3371f', '#6b1a0d'],
    emblem: digits(
      'M100 74C88 80 75 100 75 126a18 18 0 1 0 36 0a18 18 0 0 0-36 0M140 150C152 144 165 124 165 98a18 18 0 1 0-36 0a18 18 0 0 0 36 0',
    ),
  },
  'under-par': {
    title: 'Medallion for rounds under par',
    form: 'medallion',
    metal: 'bronze',
    enamel: ['#b8332a', '#6d1712'],
    emblem: `<path d="M84 112h72" stroke="${CREAM}" stroke-width="15" stroke-linecap="round"/><path d="M96 140h48M96 84h48" stroke="${CREAM}" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
  },
  forty: {
    title: 'Hexagon for forty cards',
    form: 'hexagon',
    metal: 'silver',
    enamel: ['#3a6d92', '#173850'],
    emblem: digits('M104 80l-26 42h36M104 100v48M150 80a18 34 0 1 0 .1 0z'),
  },
  plus: {
    title: 'Medallion of a plus player',
    form: 'medallion',
    metal: 'gold',
    enamel: ['#14734a', '#083321'],
    emblem: `<path d="M120 74v76M82 112h76" stroke="${CREAM}" stroke-width="17" stroke-linecap="round"/>`,
  },
  compass: {
    title: 'Compass rose for ten courses',
    form: 'rosette',
    metal: 'silver',
    enamel: ['#2f6f86', '#12343f'],
    emblem: `<path d="M120 62l13 37 37 13-37 13-13 37-13-37-37-13 37-13z" fill="${CREAM}"/><path d="M120 62l13 37-13 13zM170 112l-37 13-13-13zM120 162l-13-37 13-13zM70 112l37-13 13 13z" fill="#12343f" fill-opacity=".45"/>`,
  },
  'hole-out': {
    title: 'Hexagon for a hole-out',
    form: 'hexagon',
    metal: 'bronze',
    enamel: ['#8a5a1c', '#472b08'],
    emblem: `<ellipse cx="120" cy="146" rx="44" ry="13" fill="#1c1206"/><circle cx="120" cy="112" r="25" fill="${CREAM}"/><g fill="#c9bd97"><circle cx="112" cy="102" r="3"/><circle cx="124" cy="100" r="3"/><circle cx="118" cy="112" r="3"/><circle cx="130" cy="112" r="3"/><circle cx="110" cy="120" r="3"/><circle cx="124" cy="122" r="3"/></g><path d="M84 60l14 22M120 52v26M156 60l-14 22" stroke="${CREAM}" stroke-width="6" stroke-linecap="round"/>`,
  },
};

function leaves(fill: string): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = 0.42 + index * 0.29;
    return [1, -1]
      .map((side) => {
        const x = 120 + Math.sin(angle) * 103 * side;
        const y = 116 + Math.cos(angle) * 103;
        const turn = (side === 1 ? -1 : 1) * (angle * 57.3 - 62);
        return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="9" ry="21" fill="${fill}" transform="rotate(${r(turn)} ${r(x)} ${r(y)})"/>`;
      })
      .join('');
  }).join('');
}

function outline(form: Form, grow: number): string {
  switch (form) {
    case 'shield':
      return `<path d="M120 ${12 - grow}C146 26 174 30 ${208 + grow} 26C${214 + grow} 112 198 188 120 ${232 + grow}C42 188 ${26 - grow} 112 ${32 - grow} 26C66 30 94 26 120 ${12 - grow}z"`;
    case 'hexagon':
      return `<path d="M120 ${14 - grow}L${208 + grow} ${64 - grow / 2}V${162 + grow / 2}L120 ${212 + grow}L${32 - grow} ${162 + grow / 2}V${64 - grow / 2}z" stroke-linejoin="round"`;
    case 'rosette': {
      const points = Array.from({ length: 48 }, (_, index) => {
        const reach = (index % 2 ? 96 : 106) + grow;
        const angle = (index / 24) * Math.PI;
        return `${r(120 + Math.cos(angle) * reach)} ${r(112 + Math.sin(angle) * reach)}`;
      });
      return `<path d="M${points.join('L')}z"`;
    }
    default:
      return `<circle cx="120" cy="112" r="${(form === 'laurel' ? 84 : 100) + grow}"`;
  }
}

/** Two shades of enamel: men play for the green shield, women for the red one. */
const LEADER_ENAMEL = { M: ['#1f8757', '#0f3f29'], F: ['#a8365c', '#4f1230'] } as const;

/** The shield of whoever leads a course, with the course's initials: a cabinet may hold several. */
export function drawLeaderShield(initials: string, sex: 'M' | 'F'): string {
  const size = initials.length > 2 ? 38 : 46;
  const letters = write(initials, 120 - widthOf(initials, size) / 2, 122, size, CREAM, LEADER_ENAMEL[sex][1]);
  return draw(`badge-leader-${initials.toLowerCase()}-${sex.toLowerCase()}-`, {
    title: `Shield of a course leader, ${initials}`,
    form: 'shield',
    metal: 'silver',
    enamel: LEADER_ENAMEL[sex],
    emblem: `<path d="M114 104V46" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"/><path d="M116 46l46 15-46 17z" fill="#e3483a"/><path d="M84 106q36-16 72 0" fill="none" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"/>${letters}`,
  });
}

export const drawBadge = (kind: BadgeKind): string => draw(`badge-${kind}-`, DRAWINGS[kind]);

/** @param id what the names inside of the drawing begin with: unique among all badges */
function draw(id: string, { title, form, metal: of, enamel, emblem }: Drawing): string {
  const inner =
    form === 'rosette' || form === 'medallion'
      ? '<circle cx="120" cy="112" r="78"'
      : form === 'laurel'
        ? '<circle cx="120" cy="112" r="70"'
        : outline(form, -15);
  const ribbon =
    form === 'rosette' || form === 'medallion'
      ? `<path d="M78 180L58 238l28-10 16 14 10-56zM162 180l20 58-28-10-16 14-10-56z" fill="${enamel[1]}"/><path d="M78 180l34 6-6 32z" fill="#000" fill-opacity=".25"/>`
      : '';
  // All end on their foot, at the lower edge of the picture: they stand on a shelf.
  const foot = `<path d="M92 230h56l10 14H82z" fill="url(#${id}w)"/><path d="M92 231h56" stroke="#c99a6a" stroke-opacity=".7" stroke-width="2"/>`;
  const lower = form === 'hexagon' ? ' transform="translate(0 20)"' : '';
  return picture(
    240,
    244,
    title,
    `<defs>${metal(`${id}m`, of)}${plate(`${id}p`, of)}${dome(`${id}d`, of)}${wood(`${id}w`)}${linear(
      `${id}e`,
      [
        [0, enamel[0]],
        [1, enamel[1]],
      ],
      [0.2, 0, 0.8, 1],
    )}</defs>${foot}<g${lower}>${ribbon}${form === 'laurel' ? leaves(`url(#${id}p)`) + `<path d="M92 214l28 14 28-14-6 26-22-8-22 8z" fill="url(#${id}p)"/>` : ''}
    ${outline(form, 2)} fill="${dark(of)}"/>${outline(form, 0)} fill="url(#${id}p)"/>${inner} fill="url(#${id}e)" stroke="${dark(of)}" stroke-opacity=".8" stroke-width="3"/><path d="M52 92C58 66 82 44 112 40" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/>${emblem}</g>`,
  );
}
