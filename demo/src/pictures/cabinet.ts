import {
  DESKTOP_CABINET,
  MOBILE_CABINET,
  type Box,
  type CabinetLayout,
  type Drawer,
} from '@golf/shared/cabinet-layout';
import { randomFor, type Random } from '../random.ts';

import { dome, plate } from './metal.ts';
import { linear, picture, r, radial } from './svg.ts';

/**
 * The oak cabinet, drawn to the measures of @golf/shared/cabinet-layout: crown with a plaque, lit shelves between
 * opened glass doors, two drawers on a stand. Around it the picture is transparent, so it stands on light
 * and dark pages alike.
 */
export const CABINET_VARIANTS = ['', '-left', '-right', '-both'] as const;
export type CabinetVariant = (typeof CABINET_VARIANTS)[number];

const rect = ({ x, y, width, height }: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Lines of grain along the longer side of a board, with a knot now and then. */
function grain(random: Random, { x, y, width, height }: Box): string {
  const along = width >= height;
  const across = along ? height : width;
  const count = Math.max(3, Math.round(across / 9));
  const lines = Array.from({ length: count }, (_, index) => {
    const at = ((index + random.next() * 0.8) / count) * across;
    const wave = (random.next() - 0.5) * 7;
    return along
      ? `M${x} ${r(y + at)}q${r(width * 0.25)} ${r(wave)} ${r(width * 0.5)} 0t${r(width * 0.5)} 0`
      : `M${r(x + at)} ${y}q${r(wave)} ${r(height * 0.25)} 0 ${r(height * 0.5)}t0 ${r(height * 0.5)}`;
  });
  const half = Math.ceil(lines.length / 2);
  return `<path d="${lines.slice(0, half).join('')}" fill="none" stroke="#2a150a" stroke-opacity=".3" stroke-width="1.6"/><path d="${lines.slice(half).join('')}" fill="none" stroke="#e8b67c" stroke-opacity=".16" stroke-width="2"/>`;
}

function board(random: Random, area: Box, fill: string): string {
  return rect(area, fill) + grain(random, area);
}

function defs(id: string): string {
  return `<defs>${linear(`${id}h`, [
    [0, '#a66f3d'],
    [0.12, '#8f5b30'],
    [0.8, '#70431f'],
    [1, '#4d2c14'],
  ])}${linear(
    `${id}v`,
    [
      [0, '#4d2c14'],
      [0.2, '#8d5a30'],
      [0.5, '#a56e3c'],
      [0.8, '#80502a'],
      [1, '#452711'],
    ],
    [0, 0, 1, 0],
  )}${linear(`${id}d`, [
    [0, '#9a6435'],
    [0.5, '#87552c'],
    [1, '#6b4020'],
  ])}${linear(`${id}b`, [
    [0, '#1f5039'],
    [1, '#0a2216'],
  ])}${radial(
    `${id}l`,
    [
      [0, '#ffe6a6', 0.8],
      [0.4, '#ffcf75', 0.3],
      [1, '#ffcf75', 0],
    ],
    0.5,
    0,
    0.75,
  )}${linear(`${id}g`, [
    [0, '#eafff4', 0.95],
    [0.3, '#9fd8bd', 0.75],
    [1, '#3d7a60', 0.7],
  ])}${linear(
    `${id}p`,
    [
      [0, '#ffffff', 0.34],
      [0.5, '#ffffff', 0.06],
      [1, '#ffffff', 0.2],
    ],
    [0, 0, 1, 1],
  )}${linear(`${id}f`, [
    [0, '#0e3724'],
    [0.25, '#1a5a3c'],
    [1, '#226b49'],
  ])}${linear(`${id}s`, [
    [0, '#000000', 0.55],
    [1, '#000000', 0],
  ])}${radial(`${id}o`, [
    [0, '#000000', 0.42],
    [1, '#000000', 0],
  ])}${plate(`${id}m`, 'gold')}${dome(`${id}k`, 'gold')}</defs>`;
}

/** A lit compartment with its glass shelf; the things on it stand on the lower edge of the box. */
function compartment(id: string, shelf: Box, index: number): string {
  const { x, y, width, height } = shelf;
  // One strip of light for the whole shelf: whatever stands on it, and however many.
  const strip = { left: x + width * 0.18, right: x + width * 0.82 };
  const light = `<path d="M${r(strip.left)} ${y - 10}H${r(strip.right)}L${x + width + 16} ${y + height}H${x - 16}z" fill="url(#${id}l)" fill-opacity="${index === 0 ? 0.6 : 0.42}"/><rect x="${r(strip.left)}" y="${y - 13}" width="${r(strip.right - strip.left)}" height="5" rx="2.5" fill="#fff6d8"/>`;
  return `${light}<rect x="${x - 26}" y="${y - 14}" width="${width + 52}" height="42" fill="url(#${id}s)"/><path d="M${x} ${y + height - 16}H${x + width}L${x + width + 24} ${y + height + 4}H${x - 24}z" fill="#dff5ea" fill-opacity=".17"/><rect x="${x - 24}" y="${y + height + 3}" width="${width + 48}" height="8" fill="url(#${id}g)"/><rect x="${x - 24}" y="${y + height + 11}" width="${width + 48}" height="14" fill="#000" fill-opacity=".22"/>`;
}

/** A glass door, swung open: seen from its edge, taller towards us. */
function door(id: string, hinge: number, reach: number, top: number, bottom: number): string {
  const out = hinge + reach;
  const inset = reach * 0.24;
  const tall = 16;
  // A door as narrow as on a phone has no room for a knob: half of it would lie outside the picture.
  const handle =
    Math.abs(reach) < 20
      ? ''
      : `<circle cx="${out - inset * 0.5}" cy="${(top + bottom) / 2}" r="6" fill="url(#${id}k)"/>`;
  return `<path d="M${hinge} ${top}L${out} ${top - tall}V${bottom + tall}L${hinge} ${bottom}z" fill="url(#${id}v)"/><path d="M${hinge + inset} ${top + 20}L${out - inset} ${top + 8}V${bottom - 8}L${hinge + inset} ${bottom - 20}z" fill="#0c2a1c"/><path d="M${hinge + inset} ${top + 20}L${out - inset} ${top + 8}V${bottom - 8}L${hinge + inset} ${bottom - 20}z" fill="url(#${id}p)"/><path d="M${hinge} ${top}L${out} ${top - tall}" stroke="#d9a66c" stroke-opacity=".7" stroke-width="2"/>${handle}`;
}

function knob(id: string, x: number, y: number): string {
  return `<ellipse cx="${r(x + 3)}" cy="${r(y + 7)}" rx="15" ry="13" fill="#000" fill-opacity=".35"/><circle cx="${r(x)}" cy="${r(y)}" r="14" fill="url(#${id}m)"/><circle cx="${r(x)}" cy="${r(y)}" r="10" fill="url(#${id}k)"/>`;
}

function drawerFront(id: string, random: Random, area: Box): string {
  const { x, y, width, height } = area;
  const panel = grow(area, -13);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#34200f"/>${board(random, grow(area, -2), `url(#${id}d)`)}<path d="M${x + 2} ${y + 3}h${width - 4}" stroke="#e2b27a" stroke-opacity=".75" stroke-width="2"/>${rect(panel, 'none', ' rx="3" stroke="#3a2110" stroke-opacity=".75" stroke-width="3"')}<path d="M${panel.x} ${panel.y + panel.height + 2}h${panel.width}" stroke="#dca66a" stroke-opacity=".45" stroke-width="1.5"/>${knob(id, x + width * 0.26, y + height / 2)}${knob(id, x + width * 0.74, y + height / 2)}<ellipse cx="${r(x + width / 2)}" cy="${r(y + height * 0.46)}" rx="9" ry="13" fill="url(#${id}m)"/><path d="M${r(x + width / 2)} ${r(y + height * 0.42)}v${r(height * 0.08)}" stroke="#241405" stroke-width="4" stroke-linecap="round"/>`;
}

/** A pulled-out drawer: the dark hole it came from, felt bed, sides, and the front that came towards us. */
function openDrawer(id: string, random: Random, { closed, felt, front }: Drawer): string {
  const back = { left: closed.x + 4, right: closed.x + closed.width - 4 };
  const near = { left: front.x + 8, right: front.x + front.width - 8 };
  const top = felt.y - 4;
  const bottom = front.y + 4;
  return `${rect(closed, '#160b05')}<ellipse cx="${front.x + front.width / 2}" cy="${front.y + front.height + 4}" rx="${front.width * 0.54}" ry="22" fill="url(#${id}o)"/>
    <path d="M${back.left} ${top - 6}H${back.right}L${near.right} ${bottom}H${near.left}z" fill="#7c4c27"/><path d="M${back.left + 14} ${top}H${back.right - 14}L${near.right - 16} ${bottom}H${near.left + 16}z" fill="url(#${id}f)"/><path d="M${back.left + 14} ${top}H${back.right - 14}l3 34H${back.left + 11}z" fill="url(#${id}s)"/>
    <path d="M${back.left + 14} ${top}L${near.left + 16} ${bottom}h14L${back.left + 24} ${top}z" fill="#000" fill-opacity=".26"/><path d="M${back.left + 2} ${top}L${near.left + 2} ${bottom}M${back.right - 2} ${top}L${near.right - 2} ${bottom}" stroke="#d9a66c" stroke-opacity=".7" stroke-width="2.5"/>${drawerFront(id, random, front)}`;
}

function leg(id: string, x: number, top: number, bottom: number): string {
  const tall = bottom - top;
  return `<path d="M${x - 17} ${top}h34l-4 ${r(tall * 0.16)}q11 ${r(tall * 0.07)} 0 ${r(tall * 0.14)}l-5 ${r(tall * 0.5)}q10 ${r(tall * 0.08)} 2 ${r(tall * 0.2)}h-20q-8 ${r(-tall * 0.12)} 2 ${r(-tall * 0.2)}l-5 ${r(-tall * 0.5)}q-11 ${r(-tall * 0.07)} 0 ${r(-tall * 0.14)}z" fill="url(#${id}v)"/>`;
}

function crown(id: string, random: Random, layout: CabinetLayout, left: number, right: number, top: number): string {
  const { plaque } = layout;
  const middle = layout.width / 2;
  const width = right - left;
  return `<path d="M${left + 16} 36Q${middle - width * 0.2} 34 ${middle - width * 0.12} 14Q${middle} -2 ${middle + width * 0.12} 14Q${middle + width * 0.2} 34 ${right - 16} 36z" fill="url(#${id}h)"/><path d="M${middle - width * 0.12} 16Q${middle} 0 ${middle + width * 0.12} 16" fill="none" stroke="#e2b27a" stroke-opacity=".7" stroke-width="2"/>
    <path d="M${left - 12} 32H${right + 12}l-8 12H${left - 4}z" fill="url(#${id}h)"/>${board(random, { x: left, y: 44, width, height: top - 62 }, `url(#${id}d)`)}<path d="M${left - 4} ${top - 20}H${right + 4}l8 14H${left - 12}z" fill="url(#${id}h)"/><path d="M${left - 12} 33H${right + 12}M${left - 4} ${top - 19}H${right + 4}" stroke="#e2b27a" stroke-opacity=".65" stroke-width="2"/>
    <rect x="${plaque.x + 3}" y="${plaque.y + 5}" width="${plaque.width}" height="${plaque.height}" rx="6" fill="#000" fill-opacity=".4"/>${rect(plaque, `url(#${id}m)`, ' rx="6"')}${rect(grow(plaque, -5), 'none', ' rx="3" stroke="#6f4c0a" stroke-opacity=".55" stroke-width="1.6"')}${[
      [plaque.x + 13, plaque.y + plaque.height / 2],
      [plaque.x + plaque.width - 13, plaque.y + plaque.height / 2],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="4" fill="#7d570f"/><path d="M${x - 2.4} ${y - 2.4}l4.8 4.8" stroke="#f4d98c" stroke-width="1.3"/>`,
      )
      .join('')}`;
}

/** Draws one of the eight cabinet pictures. */
export function drawCabinet(variant: CabinetVariant, mobile: boolean): string {
  const layout = mobile ? MOBILE_CABINET : DESKTOP_CABINET;
  // One seed for all variants: opening a drawer must not change the grain of the rest.
  const random = (part: string): Random => randomFor(7, 'oak', mobile ? 'm' : 'd', part);
  const id = `oak${mobile ? 'm' : ''}${variant.replace('-', '')}`;
  const shelves = [...layout.trophyShelves, ...layout.badgeShelves];
  const first = shelves[0] ?? layout.plaque;
  const last = shelves.at(-1) ?? first;
  const post = 24;
  const left = first.x - 24 - post;
  const right = first.x + first.width + 24 + post;
  const top = first.y - 26;
  const glass = last.y + last.height + 22;
  const { left: leftDrawer, right: rightDrawer } = layout.drawers;
  const { closed } = leftDrawer;
  const apron = closed.y + closed.height + 18;
  const floor = layout.height - (mobile ? 40 : 50);
  const openLeft = variant === '-left' || variant === '-both';
  const openRight = variant === '-right' || variant === '-both';
  const boards = mobile ? 5 : 9;
  const doorReach = mobile ? 16 : 58;

  const stand = `<ellipse cx="${layout.width / 2}" cy="${floor}" rx="${(right - left) * 0.52}" ry="22" fill="url(#${id}o)"/><path d="M${left + 26} ${floor - 48}H${right - 26}v12H${left + 26}z" fill="url(#${id}h)"/>${[left + 26, right - 26].map((x) => leg(id, x, apron, floor)).join('')}`;
  const carcass = `${rect({ x: left, y: top, width: right - left, height: apron - top }, '#2a170b')}
    ${rect({ x: left + post, y: top, width: right - left - 2 * post, height: glass - top }, `url(#${id}b)`)}${Array.from({ length: boards }, (_, index) => `<path d="M${r(left + post + ((right - left - 2 * post) * (index + 1)) / (boards + 1))} ${top}V${glass}" stroke="#06170f" stroke-opacity=".45" stroke-width="2"/>`).join('')}
    ${shelves.map((shelf, index) => compartment(id, shelf, index)).join('')}
    ${board(random('left'), { x: left, y: top - 6, width: post, height: apron - top }, `url(#${id}v)`)}${board(random('right'), { x: right - post, y: top - 6, width: post, height: apron - top }, `url(#${id}v)`)}`;
  const waist = `${board(random('waist'), { x: left - 8, y: glass, width: right - left + 16, height: closed.y - glass - 6 }, `url(#${id}h)`)}<path d="M${left - 8} ${glass + 1}H${right + 8}" stroke="#e2b27a" stroke-opacity=".8" stroke-width="2"/>${board(random('apron'), { x: left - 4, y: closed.y + closed.height + 4, width: right - left + 8, height: 18 }, `url(#${id}h)`)}`;
  const drawers = [
    openLeft ? '' : drawerFront(id, random('drawer left'), leftDrawer.closed),
    openRight ? '' : drawerFront(id, random('drawer right'), rightDrawer.closed),
    openLeft ? openDrawer(id, random('drawer left'), leftDrawer) : '',
    openRight ? openDrawer(id, random('drawer right'), rightDrawer) : '',
  ].join('');
  return picture(
    layout.width,
    layout.height,
    'Oak cabinet with lit shelves and two drawers',
    defs(id) +
      stand +
      carcass +
      door(id, left + 2, -doorReach, top + 2, glass) +
      door(id, right - 2, doorReach, top + 2, glass) +
      crown(id, random('crown'), layout, left, right, top + 8) +
      waist +
      drawers,
  );
}
