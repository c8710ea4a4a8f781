import { dark, dome, metal, plate, wood, type Metal } from './metal.ts';
import { linear, picture, radial } from './svg.ts';

export const TROPHY_KINDS = [
  'jug',
  'cup',
  'salver',
  'crystal',
  'medal',
  'putter',
  'ball',
  'belt',
  'bowl',
  'shield',
  'flag',
  'star',
  'wedge',
] as const;
export type TrophyKind = (typeof TROPHY_KINDS)[number];

/** Standing trophies are 200 × 300 and stand on the bottom edge; lying ones are 300 × 110. */
const STANDING = [200, 300] as const;
const LYING = [300, 110] as const;

/** Two-step wooden plinth with a plaque; its top is at y = 252. */
function plinth(id: string, metalId: string): string {
  return `<path d="M58 252h84l6 18H52z" fill="url(#${id}w)"/><path d="M44 270h112v26q0 4-4 4H48q-4 0-4-4z" fill="url(#${id}w)"/><path d="M44 270h112" stroke="#c99a6a" stroke-opacity=".5" stroke-width="1.5"/><rect x="76" y="276" width="48" height="16" rx="2" fill="url(#${metalId})"/><path d="M83 282h34M88 287h24" stroke="#15201a" stroke-opacity=".5" stroke-width="1.6"/>`;
}

interface Drawing {
  title: string;
  metal: Metal;
  lying?: true;
  body(id: string): string;
}

/** A ring of a turned foot or stem. */
const ring = (x: number, y: number, half: number, height: number, fill: string): string =>
  `<path d="M${x - half} ${y}q${half} ${height * 0.5} ${half * 2} 0v${height}q${-half} ${height * 0.5} ${-half * 2} 0z" fill="${fill}"/>`;

const DRAWINGS: Readonly<Record<TrophyKind, Drawing>> = {
  jug: {
    title: 'Silver jug with a tall spout',
    metal: 'silver',
    body: (
      id,
    ) => `<path d="M136 92C186 78 190 150 168 176C156 190 146 196 138 200" fill="none" stroke="${dark('silver')}" stroke-width="13" stroke-linecap="round"/><path d="M136 92C182 80 186 148 166 173C155 187 146 194 138 198" fill="none" stroke="url(#${id}m)" stroke-width="8" stroke-linecap="round"/>
      <path d="M74 60C72 40 60 26 42 22C60 16 96 14 112 22C124 28 128 42 126 60C124 84 146 108 148 150C150 192 128 216 116 226H84C72 216 50 192 52 150C54 108 76 84 74 60z" fill="url(#${id}m)"/><path d="M42 22C60 30 100 34 121 28C112 16 70 14 42 22z" fill="#2c3336"/><path d="M86 64C86 96 66 116 66 152C66 176 76 196 84 208" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/><path d="M53 138Q100 158 147 138M53 146Q100 166 147 146M58 186Q100 204 142 186" fill="none" stroke="#3b4448" stroke-opacity=".55" stroke-width="2"/><path d="M70 168l8 5 8-3 7 5 7-4 8 4 7-5 8 3 8-5" fill="none" stroke="#3b4448" stroke-opacity=".5" stroke-width="1.6"/>${ring(100, 226, 15, 8, `url(#${id}m)`)}${ring(100, 237, 34, 11, `url(#${id}m)`)}`,
  },
  cup: {
    title: 'Gold cup with two handles and a lid',
    metal: 'gold',
    body: (
      id,
    ) => `<path d="M58 84C14 76 12 140 66 152M142 84C186 76 188 140 134 152" fill="none" stroke="${dark('gold')}" stroke-width="13" stroke-linecap="round"/><path d="M58 84C18 78 16 138 66 150M142 84C182 78 184 138 134 150" fill="none" stroke="url(#${id}m)" stroke-width="8"/>
      <path d="M52 70H148C150 130 132 170 108 182V206H92V182C68 170 50 130 52 70z" fill="url(#${id}m)"/><path d="M48 62h104v12H48z" fill="url(#${id}m)"/><path d="M48 74h104" stroke="${dark('gold')}" stroke-width="2"/><path d="M58 62C60 38 84 30 100 30S140 38 142 62z" fill="url(#${id}m)"/><circle cx="100" cy="22" r="11" fill="url(#${id}d)"/><path d="M66 82C66 120 76 150 90 164" fill="none" stroke="#fffbe3" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M100 96l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" fill="${dark('gold')}" fill-opacity=".55"/>${ring(100, 206, 22, 8, `url(#${id}m)`)}<path d="M84 216h32l20 32q-36 10-72 0z" fill="url(#${id}m)"/>`,
  },
  salver: {
    title: 'Engraved silver salver on a stand',
    metal: 'silver',
    body: (id) =>
      `<path d="M60 248L100 150l40 98" fill="none" stroke="url(#${id}w)" stroke-width="12"/><ellipse cx="100" cy="132" rx="92" ry="100" fill="${dark('silver')}"/><ellipse cx="99" cy="130" rx="91" ry="99" fill="url(#${id}p)"/><ellipse cx="100" cy="132" rx="72" ry="80" fill="${dark('silver')}" fill-opacity=".5"/><ellipse cx="100" cy="132" rx="70" ry="78" fill="url(#${id}d)"/>${Array.from({ length: 24 }, (_, i) => `<circle cx="${(100 + Math.cos((i / 12) * Math.PI) * 81).toFixed(1)}" cy="${(131 + Math.sin((i / 12) * Math.PI) * 89).toFixed(1)}" r="3.4" fill="${dark('silver')}" fill-opacity=".5"/>`).join('')}<path d="M56 168q22-20 44-8t46-10M62 182q20-14 38-6t40-8" fill="none" stroke="#495256" stroke-opacity=".65" stroke-width="2.4"/><path d="M112 152V84l30 10-30 12" fill="none" stroke="#495256" stroke-opacity=".75" stroke-width="3" stroke-linejoin="round"/><path d="M48 96C56 74 74 62 92 60" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6" stroke-linecap="round"/>`,
  },
  crystal: {
    title: 'Cut crystal in the shape of a tee',
    metal: 'silver',
    body: (id) =>
      `<path d="M46 30L100 12l54 18-20 44-10 174H76L66 74z" fill="#cfeaf0" fill-opacity=".9"/><path d="M46 30L100 44l-34 30z" fill="#8cc7d6"/><path d="M154 30L100 44l34 30z" fill="#e9f9fb"/><path d="M46 30L100 12l54 18-54 14z" fill="#fff" fill-opacity=".85"/><path d="M66 74L100 44l34 30-34 18z" fill="#b5dfe8"/><path d="M66 74l34 18v156H76z" fill="#6fb2c4" fill-opacity=".75"/><path d="M134 74l-34 18v156h24z" fill="#a9d9e3" fill-opacity=".8"/><path d="M84 92l10 8v140H86z" fill="#fff" fill-opacity=".55"/><circle cx="108" cy="150" r="13" fill="#fff" fill-opacity=".75"/><circle cx="104" cy="146" r="2" fill="#8cc7d6"/><circle cx="110" cy="147" r="2" fill="#8cc7d6"/><circle cx="107" cy="153" r="2" fill="#8cc7d6"/><path d="M64 248h72" stroke="url(#${id}m)" stroke-width="8"/>`,
  },
  medal: {
    title: 'Bronze medal on a ribbon, hung from a stand',
    metal: 'bronze',
    body: (id) =>
      `<path d="M36 252V36q0-14 14-14h100q14 0 14 14v216" fill="none" stroke="url(#${id}w)" stroke-width="10"/><path d="M74 22h52l-12 96H86z" fill="#14734a"/><path d="M92 22h16l-4 96h-8z" fill="#f3f1e6"/><path d="M74 22h52v8H74z" fill="#0f2f20" fill-opacity=".5"/><circle cx="100" cy="116" r="9" fill="none" stroke="url(#${id}m)" stroke-width="5"/><circle cx="100" cy="174" r="53" fill="${dark('bronze')}"/><circle cx="99" cy="172" r="52" fill="url(#${id}d)"/><circle cx="100" cy="173" r="42" fill="none" stroke="${dark('bronze')}" stroke-opacity=".6" stroke-width="2.5"/><path d="M92 200V146l32 11-32 12M78 202q20-8 44 0" fill="none" stroke="${dark('bronze')}" stroke-opacity=".8" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M62 156C66 142 76 134 86 130" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`,
  },
  putter: {
    title: 'Golden putter on two rests',
    metal: 'gold',
    lying: true,
    body: (id) =>
      `<path d="M62 66l10-14h8l-4 14 10 40H52zM226 66l10-14h8l-4 14 10 40h-34z" fill="url(#${id}w)"/><path d="M14 52L206 44l78 2v10l-78 2L14 62z" fill="url(#${id}v)"/><path d="M186 43l98 2q6 1 6 6t-6 6l-98 2z" fill="#b8693c"/><path d="M196 44v14M208 44v14M220 44v14M232 45v12M244 45v12M256 45v12M268 45v12" stroke="#f0bd8c" stroke-width="2"/><path d="M8 40q2-6 9-6h22q6 0 6 7v56q0 8-8 8H16q-9 0-9-8z" fill="url(#${id}p)"/><path d="M15 44h22v46H15z" fill="${dark('gold')}" fill-opacity=".35"/><path d="M26 44v46" stroke="#fff8d8" stroke-width="3"/>`,
  },
  ball: {
    title: 'Golf ball on a golden tee',
    metal: 'gold',
    body: (id) =>
      `<path d="M62 128h76q-2 20-26 30l-4 92H92l-4-92q-24-10-26-30z" fill="url(#${id}m)"/><ellipse cx="100" cy="128" rx="38" ry="9" fill="${dark('gold')}"/><circle cx="100" cy="76" r="62" fill="#dfe3dc"/><circle cx="98" cy="73" r="60" fill="url(#${id}b)"/><g fill="#b9c0b9" fill-opacity=".7">${[
        [80, 40],
        [104, 34],
        [126, 46],
        [68, 62],
        [92, 56],
        [116, 62],
        [140, 70],
        [60, 86],
        [82, 80],
        [106, 84],
        [130, 92],
        [74, 106],
        [98, 108],
        [120, 114],
      ]
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="5.4"/>`)
        .join(
          '',
        )}</g><path d="M84 84h30M90 92h18" stroke="#14734a" stroke-width="5" stroke-linecap="round"/><path d="M60 52C66 38 78 28 92 25" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  },
  belt: {
    title: 'Red leather challenge belt with a silver buckle',
    metal: 'silver',
    body: (id) =>
      `<path d="M30 128C10 60 60 26 100 26s90 34 70 102c-8 30-20 62-30 86l-22-6c14-30 26-60 30-86 6-40-20-66-48-66s-54 26-48 66c4 26 16 56 30 86l-22 6c-10-24-22-56-30-86z" fill="#8c2b25"/><path d="M36 124C20 64 64 34 100 34s80 30 64 90c-8 28-18 56-28 80M60 204C50 180 42 152 36 124" fill="none" stroke="#f0c98a" stroke-width="2" stroke-dasharray="5 4"/><rect x="44" y="150" width="112" height="92" rx="14" fill="${dark('silver')}"/><rect x="43" y="148" width="112" height="91" rx="14" fill="url(#${id}p)"/><rect x="54" y="159" width="90" height="69" rx="8" fill="none" stroke="${dark('silver')}" stroke-opacity=".7" stroke-width="2.5"/><circle cx="99" cy="193" r="21" fill="url(#${id}d)" stroke="${dark('silver')}" stroke-opacity=".6" stroke-width="2"/><path d="M92 208v-32l20 7-20 8" fill="none" stroke="#3b4448" stroke-width="3.4" stroke-linejoin="round"/><g fill="url(#${id}d)"><circle cx="38" cy="96" r="8"/><circle cx="62" cy="52" r="8"/><circle cx="100" cy="36" r="8"/><circle cx="138" cy="52" r="8"/><circle cx="162" cy="96" r="8"/></g>`,
  },
  bowl: {
    title: 'Wide silver rose bowl',
    metal: 'silver',
    body: (id) =>
      `<path d="M16 116H184C184 176 148 206 112 212v10H88v-10C52 206 16 176 16 116z" fill="url(#${id}m)"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${26 + i * 18.5} 122Q${40 + i * 15} 176 ${92 + i * 2} 210" fill="none" stroke="#495256" stroke-opacity=".35" stroke-width="2"/>`).join('')}<ellipse cx="100" cy="116" rx="86" ry="18" fill="${dark('silver')}"/><ellipse cx="100" cy="115" rx="86" ry="18" fill="url(#${id}p)"/><ellipse cx="100" cy="117" rx="76" ry="13" fill="#39434a"/><path d="M30 124C34 160 50 186 74 198" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/><g><circle cx="66" cy="92" r="23" fill="#b3371f"/><path d="M66 92m-13 0a13 13 0 0 1 26 0a9 9 0 0 1-18 0a5 5 0 0 1 10 0" fill="none" stroke="#7c1f12" stroke-width="3"/><circle cx="134" cy="92" r="23" fill="#e3a79a"/><path d="M134 92m-13 0a13 13 0 0 1 26 0a9 9 0 0 1-18 0a5 5 0 0 1 10 0" fill="none" stroke="#b0604f" stroke-width="3"/><circle cx="100" cy="76" r="26" fill="#f3ecd9"/><path d="M100 76m-15 0a15 15 0 0 1 30 0a10 10 0 0 1-20 0a6 6 0 0 1 12 0" fill="none" stroke="#c9b78c" stroke-width="3"/><path d="M40 108q8-14 20-10M160 108q-8-14-20-10M80 106q6-10 20-6" stroke="#2f6b45" stroke-width="7" stroke-linecap="round" fill="none"/></g><path d="M88 222h24l18 26q-30 8-60 0z" fill="url(#${id}m)"/>`,
  },
  shield: {
    title: 'Wooden league shield with silver plates',
    metal: 'silver',
    body: (id) =>
      `<path d="M100 16C126 30 152 34 178 30C182 120 168 198 100 244C32 198 18 120 22 30C48 34 74 30 100 16z" fill="#25150c"/><path d="M100 22C126 36 150 40 173 37C176 120 162 192 100 236C38 192 24 120 27 37C50 40 74 36 100 22z" fill="url(#${id}w)"/><path d="M100 62C116 70 132 73 146 71C148 124 138 168 100 194C62 168 52 124 54 71C68 73 84 70 100 62z" fill="url(#${id}p)"/><path d="M92 166v-68l36 13-36 14M76 168q22-10 46 0" fill="none" stroke="#3b4448" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><g fill="url(#${id}d)"><circle cx="42" cy="60" r="9"/><circle cx="158" cy="60" r="9"/><circle cx="36" cy="100" r="9"/><circle cx="164" cy="100" r="9"/><circle cx="44" cy="142" r="9"/><circle cx="156" cy="142" r="9"/><circle cx="64" cy="180" r="9"/><circle cx="136" cy="180" r="9"/><circle cx="100" cy="44" r="9"/><circle cx="100" cy="212" r="9"/></g>`,
  },
  flag: {
    title: 'Framed pin flag on a brass pole',
    metal: 'gold',
    body: (id) =>
      `<g transform="translate(16)"><path d="M59 252V22h10v230z" fill="url(#${id}m)"/><circle cx="64" cy="18" r="10" fill="url(#${id}d)"/><path d="M68 34C98 22 120 58 176 42C168 70 170 92 178 122C128 138 104 100 68 118z" fill="url(#${id}r)"/><path d="M68 34C98 22 120 58 176 42l-1 8C122 62 98 30 68 44z" fill="#fff" fill-opacity=".25"/><circle cx="120" cy="82" r="20" fill="#f6ebcf"/><path d="M112 74l8-6v28M112 96h16" fill="none" stroke="#0f2f20" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>${ring(80, 238, 22, 12, `url(#${id}m)`)}`,
  },
  star: {
    title: 'Faceted gold star on a column',
    metal: 'gold',
    body: (id) => {
      const point = (index: number, reach: number): string => {
        const angle = -Math.PI / 2 + (index * Math.PI) / 5;
        return `${(100 + Math.cos(angle) * reach).toFixed(1)} ${(92 + Math.sin(angle) * reach).toFixed(1)}`;
      };
      const facets = Array.from({ length: 10 }, (_, index) => {
        const [from, to] = index % 2 === 0 ? [82, 36] : [36, 82];
        return `<path d="M100 92L${point(index, from)}L${point(index + 1, to)}z" fill="${['#fff0b8', '#a87614', '#d9a938', '#8a5d0c', '#c08f22', '#73500c', '#d3a233', '#efcc66', '#f7dd8c', '#e7c055'][index]}"/>`;
      }).join('');
      return `${facets}<path d="M88 150h24l8 98H80z" fill="url(#${id}m)"/>${ring(100, 164, 15, 5, `url(#${id}m)`)}`;
    },
  },
  wedge: {
    title: 'Silver wedge on two rests',
    metal: 'silver',
    lying: true,
    body: (id) =>
      `<path d="M92 62l10-12h8l-4 12 10 44H82zM236 62l10-12h8l-4 12 10 44h-34z" fill="url(#${id}w)"/><path d="M40 62L210 46l76 0v11l-76 2L46 74z" fill="url(#${id}v)"/><path d="M190 46l96-1q6 1 6 6t-6 6l-96 3z" fill="#a3372c"/><path d="M202 46v13M216 46v12M230 46v12M244 46v12M258 46v11M272 46v11" stroke="#e29a8c" stroke-width="2"/><path d="M52 60C40 56 22 44 12 46C2 50 4 84 14 98Q22 106 34 96L54 76z" fill="url(#${id}p)"/><path d="M14 56l28 14M12 66l26 12M13 76l20 9M16 86l12 5" stroke="#4b555a" stroke-width="2.4"/>`,
  },
};

export function drawTrophy(kind: TrophyKind): string {
  const { title, metal: of, lying, body } = DRAWINGS[kind];
  const id = `trophy-${kind}-`;
  const defs = `<defs>${metal(`${id}m`, of)}${plate(`${id}p`, of)}${dome(`${id}d`, of)}${wood(`${id}w`)}${linear(
    `${id}v`,
    [
      [0, '#fff6cf'],
      [0.4, of === 'gold' ? '#e2b848' : '#d5dcdd'],
      [1, dark(of)],
    ],
  )}${linear(
    `${id}r`,
    [
      [0, '#8f1f17'],
      [0.45, '#d23f30'],
      [1, '#8f1f17'],
    ],
    [0, 0, 1, 0.3],
  )}${radial(
    `${id}b`,
    [
      [0, '#ffffff'],
      [0.55, '#f4f4ee'],
      [1, '#b8c0ba'],
    ],
    0.36,
    0.3,
    0.8,
  )}</defs>`;
  const [width, height] = lying ? LYING : STANDING;
  return picture(width, height, title, `${defs}${body(id)}${lying ? '' : plinth(id, `${id}p`)}`);
}
