import { dark, dome, metal, plate, wood } from './metal.ts';
import { linear, picture, r, radial } from './svg.ts';

export const ITEM_KINDS = [
  'marker',
  'pencil',
  'scorecard',
  'glove',
  'tees',
  'rangefinder',
  'flask',
  'whistle',
  'divot-tool',
  'towel',
  'cap',
  'coin',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

interface Drawing {
  title: string;
  body(id: string): string;
}

/** Soft shadow of something lying on felt, as if lit from the top left. */
const shadow = (path: string): string =>
  `<path d="${path}" fill="#000" fill-opacity=".28" transform="translate(7 9)"/>`;

const solid = (path: string, fill: string): string => `${shadow(path)}<path d="${path}" fill="${fill}"/>`;

/** Seen from above, in a 200 × 200 frame. */
const DRAWINGS: Readonly<Record<ItemKind, Drawing>> = {
  marker: {
    title: 'Enamelled ball marker',
    body: (id) =>
      `${solid('M100 30a70 70 0 1 0 .1 0z', `url(#${id}g)`)}<circle cx="100" cy="100" r="56" fill="url(#${id}e)" stroke="${dark('gold')}" stroke-width="2"/><path d="M88 138V64l44 16-44 17" fill="#f6efd9" stroke="#f6efd9" stroke-width="6" stroke-linejoin="round"/><path d="M70 142q30-16 62 0" fill="none" stroke="#f6efd9" stroke-width="6" stroke-linecap="round"/><path d="M52 90C56 72 70 58 86 52" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>`,
  },
  pencil: {
    title: 'Short pencil',
    body: (id) =>
      `<g transform="rotate(-38 100 100)">${solid('M28 84h116l34 16-34 16H28z', '#14734a')}<path d="M28 84h116v10H28z" fill="#3fa877"/><path d="M28 106h116v10H28z" fill="#0b4a2f"/><path d="M144 84l34 16-34 16q6-16 0-32z" fill="#ecd0a0"/><path d="M166 94l12 6-12 6q3-6 0-12z" fill="#1f2a24"/><path d="M28 84h12v32H28z" fill="url(#${id}s)"/><path d="M56 97h64" stroke="#f0d98a" stroke-width="4" stroke-dasharray="9 4"/></g>`,
  },
  scorecard: {
    title: 'Folded scorecard',
    body: () =>
      `<g transform="rotate(8 100 100)">${solid('M24 50l76-10 78 12v100l-78-10-76 10z', '#f7f2e2')}<path d="M100 40l78 12v100l-78-10z" fill="#e4dcc4"/><path d="M24 50l76-10v14l-76 10z" fill="#14734a"/><path d="M100 40l78 12v14l-78-12z" fill="#0e5636"/><path d="M24 82l76-9 78 11M24 100l76-9 78 11M24 118l76-9 78 11M24 136l76-9 78 11M44 61v86M64 58v86M82 56v87M118 57v89M138 60v89M158 63v88" fill="none" stroke="#a59c80" stroke-width="1.6"/><path d="M30 92l5-7v14M50 89l5-7v14M69 87l5-7v14M124 88l5-7v15M144 91l5-7v15" fill="none" stroke="#2d4a78" stroke-width="2.4" stroke-linecap="round"/><circle cx="54" cy="89" r="9" fill="none" stroke="#b3371f" stroke-width="2"/></g>`,
  },
  glove: {
    title: 'White golf glove',
    body: () =>
      `${solid('M62 184c-6-30-22-46-30-66-6-16 8-24 18-10l14 20-14-70c-2-14 16-18 20-4l12 52-4-66c0-15 20-16 22 0l6 62 8-58c2-14 21-12 20 3l-6 66 16-44c5-12 21-6 18 7-6 30-14 54-18 74-3 14-6 24-6 34z', '#f3f0e4')}<path d="M60 168h82l-4 20H64z" fill="#d4cfbd"/><path d="M92 150q18-14 36 0v26H92z" fill="#14734a"/><circle cx="110" cy="164" r="6" fill="#f6efd9"/><path d="M86 110l-4-50M110 104l-3-46M136 108l6-44M66 128l-8-32" fill="none" stroke="#b9b39c" stroke-width="2.4" stroke-linecap="round"/><g fill="#b9b39c"><circle cx="86" cy="132" r="2"/><circle cx="98" cy="128" r="2"/><circle cx="110" cy="127" r="2"/><circle cx="122" cy="129" r="2"/></g>`,
  },
  tees: {
    title: 'Four wooden tees',
    body: () =>
      [
        [-34, '#f6efd9', 52, 92],
        [12, '#b3371f', 90, 76],
        [-8, '#e3b64a', 128, 110],
        [40, '#dfeae2', 150, 100],
      ]
        .map(
          ([turn, fill, x, y]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})">${solid('M-16-60q16-8 32 0q0 12-10 22l-2 82-4 12-4-12-2-82q-10-10-10-22z', String(fill))}<ellipse cx="0" cy="-61" rx="16" ry="6" fill="#000" fill-opacity=".2"/><path d="M-3-36l1 76" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/></g>`,
        )
        .join(''),
  },
  rangefinder: {
    title: 'Rangefinder',
    body: (id) =>
      `<g transform="rotate(-14 100 100)">${solid('M28 62q0-14 14-14h108q22 0 22 26v54q0 26-22 26H42q-14 0-14-14z', '#28332d')}<path d="M34 64q0-10 10-10h104q14 0 17 14H34z" fill="#4c5b52"/><path d="M60 92h74v26H60z" fill="#1a231e"/><path d="M70 98l6 14M82 98h18M82 112h18" stroke="#4cc78d" stroke-width="3"/><circle cx="164" cy="104" r="32" fill="#141b17"/><circle cx="164" cy="104" r="25" fill="url(#${id}l)"/><path d="M148 96q4-10 14-11" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/><rect x="76" y="40" width="36" height="12" rx="5" fill="#b3371f"/></g>`,
  },
  flask: {
    title: 'Hip flask in leather',
    body: (id) =>
      `<g transform="rotate(10 100 100)">${solid('M52 62q0-14 14-16l16-4h36l16 4q14 2 14 16v98q0 18-18 18H70q-18 0-18-18z', `url(#${id}m)`)}<path d="M52 96h96v64q0 18-18 18H70q-18 0-18-18z" fill="#6b3a22"/><path d="M58 102h84v58q0 12-12 12H70q-12 0-12-12z" fill="none" stroke="#e0b98a" stroke-width="2" stroke-dasharray="5 4"/><path d="M84 18h32v24H84z" fill="url(#${id}m)"/><path d="M84 24h32M84 30h32M84 36h32" stroke="#4b555a" stroke-width="1.6"/><path d="M92 156v-40l24 9-24 9" fill="none" stroke="#e0b98a" stroke-width="4" stroke-linejoin="round"/><path d="M64 60v30" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/></g>`,
  },
  whistle: {
    title: 'Brass whistle on a cord',
    body: (id) =>
      `<path d="M120 84C170 20 196 70 160 110S150 190 96 172" fill="none" stroke="#7c1f12" stroke-width="7" stroke-linecap="round"/>${solid('M24 70h104q42 4 42 48a46 46 0 0 1-92 8q-4-20-20-22H24z', `url(#${id}g)`)}<circle cx="124" cy="120" r="28" fill="${dark('gold')}" fill-opacity=".5"/><circle cx="124" cy="120" r="22" fill="url(#${id}d)"/><path d="M70 70h26l-8 20H70z" fill="#3a2806"/><path d="M30 76h34" stroke="#fff6cf" stroke-width="5" stroke-linecap="round"/>`,
  },
  'divot-tool': {
    title: 'Divot tool',
    body: (id) =>
      `<g transform="rotate(-30 100 100)">${solid('M70 28q30-16 60 0l-4 92-8 58q-3 8-6 0l-6-52h-12l-6 52q-3 8-6 0l-8-58z', `url(#${id}s)`)}<circle cx="100" cy="62" r="24" fill="${dark('silver')}"/><circle cx="100" cy="61" r="21" fill="url(#${id}e)"/><path d="M95 74V48l16 6-16 6" fill="#f6efd9" stroke="#f6efd9" stroke-width="2.5" stroke-linejoin="round"/><path d="M80 36l-2 78" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/></g>`,
  },
  towel: {
    title: 'Caddie towel on a ring',
    body: (id) =>
      `<circle cx="100" cy="28" r="15" fill="none" stroke="url(#${id}g)" stroke-width="6"/>${solid('M56 44q44-14 88 0l10 130-18-6-18 8-18-8-18 8-18-8-18 6z', '#f3efe2')}<path d="M100 40q24 0 44 4l10 130-18-6-18 8z" fill="#dcd6c2"/><path d="M49 132q50-10 102 0l1 14q-52-10-104 0zM47 154q54-10 106 0l1 6q-54-10-108 0z" fill="#14734a"/><path d="M78 48l-8 80M122 48l8 80" stroke="#b9b39c" stroke-width="2" stroke-opacity=".7"/>`,
  },
  cap: {
    title: 'Faded cap',
    body: () =>
      `${solid('M30 116c0-50 30-78 72-78s66 30 66 74c24 8 30 24 20 34-40-20-110-18-146 0-20 0-24-16-12-30z', '#5f8a70')}<path d="M30 116c0-50 30-78 72-78 10 30 10 60 4 82-30-2-56 2-76-4z" fill="#719c82"/><path d="M30 118c30-16 100-22 140-4 22 8 28 22 18 32-40-20-110-18-146 0-20 0-24-16-12-28z" fill="#47705a"/><circle cx="102" cy="38" r="6" fill="#47705a"/><path d="M112 62l28 4-4 24-26-4z" fill="#f0e6c8"/><path d="M120 84V68l10 5-10 4" fill="none" stroke="#b3371f" stroke-width="3"/><path d="M48 128c34-14 90-16 126-2" fill="none" stroke="#a8c7b2" stroke-width="2" stroke-dasharray="6 4"/>`,
  },
  coin: {
    title: 'Old silver coin',
    body: (id) =>
      `${solid('M100 36a64 64 0 1 0 .1 0z', `url(#${id}s)`)}<circle cx="100" cy="100" r="54" fill="url(#${id}c)" stroke="#5d676b" stroke-width="2"/>${Array.from({ length: 36 }, (_, i) => `<path d="M${r(100 + Math.cos(i / 5.73) * 57)} ${r(100 + Math.sin(i / 5.73) * 57)}L${r(100 + Math.cos(i / 5.73) * 62)} ${r(100 + Math.sin(i / 5.73) * 62)}" stroke="#5d676b" stroke-width="2"/>`).join('')}<path d="M84 132c-4-14-14-18-14-34 0-22 16-34 34-34 16 0 26 12 26 26l8 14-10 4c0 14-6 16-16 14l-2 12z" fill="#808b90"/><path d="M84 132c-4-14-14-18-14-34 0-22 16-34 34-34" fill="none" stroke="#f4f7f7" stroke-width="3"/><path d="M82 76q20-12 44 2" fill="none" stroke="#4f5a5f" stroke-width="4"/>`,
  },
};

export function drawItem(kind: ItemKind): string {
  const id = `item-${kind}-`;
  const { title, body } = DRAWINGS[kind];
  const defs = `<defs>${plate(`${id}g`, 'gold')}${plate(`${id}s`, 'silver')}${metal(`${id}m`, 'silver')}${dome(`${id}d`, 'gold')}${dome(`${id}c`, 'silver')}${wood(`${id}w`)}${linear(
    `${id}e`,
    [
      [0, '#1f8757'],
      [1, '#0a3a25'],
    ],
  )}${radial(
    `${id}l`,
    [
      [0, '#7fb8c9'],
      [0.6, '#29505e'],
      [1, '#0d1d24'],
    ],
    0.4,
    0.35,
    0.7,
  )}</defs>`;
  return picture(200, 200, title, defs + body(id));
}
