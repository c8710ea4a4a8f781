import { randomFor, type Random } from '../random.ts';
import { GROUNDS, HEIGHT, WIDTH } from './landscape.ts';
import { mix, outline, picture, r, type Point } from './svg.ts';

/** A hole seen from above, from the tee on the left to the flag on the right. Drawn freely, not surveyed. */
export interface HolePlan {
  ground: keyof typeof GROUNDS;
  /** The middle of the fairway, from the first cut to the green; none: the green is reached over what lies between. */
  line: readonly Point[];
  /** Half the width of the fairway along that line. */
  width?: number;
  tees: Point;
  green: readonly [x: number, y: number, width: number, height: number];
  /** A coast along one side: where its edge runs, and what it is made of. */
  coast?: { edge: readonly Point[]; side: 'top' | 'bottom'; of: 'rock' | 'sand' };
  ponds?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** A stream, as its middle line. */
  burn?: readonly Point[];
  sand?: readonly (readonly [x: number, y: number, width: number, kind?: 'pot' | 'pews'])[];
  plants?: readonly (readonly [kind: Cover, x: number, y: number, count: number, spread: number])[];
  /** A stone wall or a road, as its middle line. */
  wall?: readonly Point[];
}

type Cover = 'gorse' | 'heather' | 'fescue' | 'spruce' | 'oak' | 'palm' | 'pine' | 'birch';

/** What it looks like from above: the colour of a crown, and how large it is in pixels. */
const COVERS: Record<Cover, { crown: string; size: number; specks?: string }> = {
  gorse: { crown: '#3f5a2a', size: 26, specks: '#e8c53a' },
  heather: { crown: '#7b4f72', size: 30, specks: '#b488ab' },
  fescue: { crown: '#c9a94f', size: 34, specks: '#e4cf86' },
  spruce: { crown: '#24463a', size: 30 },
  oak: { crown: '#49682f', size: 44 },
  palm: { crown: '#3f7a44', size: 34 },
  pine: { crown: '#2f5a3c', size: 48 },
  birch: { crown: '#b98a2c', size: 36 },
};

/** Points along a soft line through others, close enough to offset. */
function along(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const STEPS = 12;
  const between = (index: number, t: number): Point => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const mixed = (axis: 0 | 1): number =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
    return [mixed(0), mixed(1)];
  };
  const segments = Array.from({ length: (points.length - 1) * STEPS + 1 }, (_, step) =>
    between(
      Math.min(points.length - 2, Math.floor(step / STEPS)),
      step === (points.length - 1) * STEPS ? 1 : (step % STEPS) / STEPS,
    ),
  );
  return segments;
}

const path = (points: readonly Point[]): string => points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L');

/** A ribbon of a width along a line, as a closed path. */
function ribbon(line: readonly Point[], half: (share: number) => number): string {
  const sides = line.map(([x, y], index) => {
    const [bx = x, by = y] = line[index - 1] ?? [];
    const [ax = x, ay = y] = line[index + 1] ?? [];
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const wide = half(index / (line.length - 1));
    return [(-(ay - by) / length) * wide, ((ax - bx) / length) * wide] as const;
  });
  const side = (sign: 1 | -1): Point[] =>
    line.map(([x, y], index) => [x + (sides[index]?.[0] ?? 0) * sign, y + (sides[index]?.[1] ?? 0) * sign]);
  return `M${path(side(1))}L${path(side(-1).toReversed())}z`;
}

/** A soft blob, a little different for each place. */
function blob(x: number, y: number, width: number, height: number, rough = 0.12, corners = 10): string {
  const points: Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const wobble = 1 + Math.sin(index * 2.1 + x * 0.37 + y * 0.11) * rough;
    return [x + Math.cos(angle) * width * 0.5 * wobble, y + Math.sin(angle) * height * 0.5 * wobble];
  });
  return outline(points);
}

function plants(random: Random, [kind, x, y, count, spread]: NonNullable<HolePlan['plants']>[number]): string {
  const { crown, size, specks } = COVERS[kind];
  return Array.from({ length: count }, () => {
    const angle = random.next() * Math.PI * 2;
    const away = Math.sqrt(random.next()) * spread;
    const [px, py] = [x + Math.cos(angle) * away * 1.5, y + Math.sin(angle) * away];
    const radius = size * (0.6 + random.next() * 0.5);
    const dots = specks
      ? Array.from(
          { length: 4 },
          () =>
            `<circle cx="${r(px + (random.next() - 0.5) * radius)}" cy="${r(py + (random.next() - 0.5) * radius)}" r="${r(radius * 0.13)}" fill="${specks}"/>`,
        ).join('')
      : `<circle cx="${r(px - radius * 0.25)}" cy="${r(py - radius * 0.28)}" r="${r(radius * 0.5)}" fill="${mix(crown, '#f4f2d0', 0.22)}"/>`;
    return `<circle cx="${r(px + radius * 0.35)}" cy="${r(py + radius * 0.4)}" r="${r(radius)}" fill="#15201a" fill-opacity=".22"/><path d="${blob(px, py, radius * 2, radius * 2, 0.12, 6)}" fill="${mix(crown, '#15201a', random.next() * 0.22)}"/>${dots}`;
  }).join('');
}

function bunkers(plan: HolePlan, sand: string, turf: string): string {
  return (plan.sand ?? [])
    .map(([x, y, width, kind]) => {
      const height = width * (kind === 'pot' ? 0.9 : 0.62);
      const rows =
        kind === 'pews'
          ? Array.from({ length: 7 }, (_, row) => {
              const at = x - width * 0.36 + (row * width * 0.72) / 6;
              return `<path d="M${r(at)} ${r(y - height * 0.3)}V${r(y + height * 0.3)}" stroke="${mix(turf, '#15201a', 0.1)}" stroke-width="${r(width * 0.042)}" stroke-linecap="round"/>`;
            }).join('')
          : '';
      return `<path d="${blob(x, y, width * 1.12, height * 1.16)}" fill="${mix(turf, '#15201a', kind === 'pot' ? 0.5 : 0.28)}"/><path d="${blob(x + 2, y + 3, width, height)}" fill="${sand}"/><path d="${blob(x + width * 0.06, y + height * 0.1, width * 0.72, height * 0.62)}" fill="#fff" fill-opacity=".35"/>${rows}`;
    })
    .join('');
}

/** Sea on one side, its surf, and the rock or the beach between it and the turf. */
function coast({ edge, side, of }: NonNullable<HolePlan['coast']>, water: string, sand: string): string {
  const line = along(edge);
  const out = side === 'top' ? 0 : HEIGHT;
  const sea = `M${path(line)}L${WIDTH} ${out}L0 ${out}z`;
  const shore = `M${path(line)}`;
  const stroke = (colour: string, wide: number, opacity = 1): string =>
    `<path d="${shore}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`;
  return of === 'rock'
    ? `${stroke('#6f5a46', 74)}${stroke('#9a7f64', 46)}<path d="${sea}" fill="${water}"/>${stroke('#ffffff', 26, 0.35)}${stroke('#ffffff', 8, 0.8)}`
    : `${stroke(sand, 120)}<path d="${sea}" fill="${water}"/>${stroke('#ffffff', 22, 0.35)}${stroke('#ffffff', 7, 0.8)}`;
}

/** Tees, the way of the ball, and the flag. */
function played({ tees: [tx, ty], line, green: [gx, gy] }: HolePlan): string {
  const box = (dx: number): string =>
    `<rect x="${tx + dx - 26}" y="${ty - 22}" width="52" height="44" rx="10" fill="#fff" fill-opacity=".3"/><circle cx="${tx + dx}" cy="${ty - 8}" r="4" fill="#f7f4e6"/><circle cx="${tx + dx}" cy="${ty + 8}" r="4" fill="#f7f4e6"/>`;
  const middle = line[Math.floor(line.length / 2)];
  const stops: Point[] = [[tx + 40, ty], ...(middle ? [middle] : []), [gx, gy]];
  const flight = stops
    .slice(1)
    .map(([x, y], index) => {
      const [fx, fy] = stops[index] ?? [0, 0];
      return `M${r(fx)} ${r(fy)}Q${r((fx + x) / 2)} ${r((fy + y) / 2 - Math.hypot(x - fx, y - fy) * 0.16)} ${r(x)} ${r(y)}`;
    })
    .join('');
  const drive = middle ? `<circle cx="${r(middle[0])}" cy="${r(middle[1])}" r="9" fill="#fff"/>` : '';
  return `${box(0)}${box(-76)}<path d="${flight}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-dasharray="2 17" stroke-linecap="round"/>${drive}<circle cx="${gx}" cy="${gy}" r="6" fill="#15201a"/><path d="M${gx} ${gy}l46 20" stroke="#15201a" stroke-opacity=".3" stroke-width="5"/><path d="M${gx} ${gy}v-74" stroke="#f7f4e6" stroke-width="6"/><path d="M${gx} ${gy - 74}l52 17l-52 17z" fill="#c22f22"/>`;
}

/** Draws a hole from above; `name` seeds it. */
export function drawHolePlan(name: string, title: string, plan: HolePlan): string {
  const random = randomFor(1, 'plan', name);
  const ground = GROUNDS[plan.ground];
  const [last] = plan.line.slice(-1);
  // It narrows towards the green.
  const approach: Point[] = last ? [[last[0] * 0.5 + plan.green[0] * 0.5, last[1] * 0.5 + plan.green[1] * 0.5]] : [];
  const line = plan.line.length > 1 ? along([...plan.line, ...approach]) : [];
  const half = plan.width ?? 84;
  // Rounded at both ends, and never quite straight.
  const wide = (grow: number) => (share: number) =>
    (half + grow) * Math.sqrt(Math.min(1, share * 6 + 0.06, (1 - share) * 3 + 0.08)) * (1 + Math.sin(share * 9) * 0.1);
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const from = Math.floor((index / 14) * (line.length - 1));
    const to = Math.floor(((index + 0.5) / 14) * (line.length - 1));
    const share = (step: number): number => wide(0)((from + step * (to - from)) / (line.length - 1));
    return to > from ? ribbon(line.slice(from, to + 1), share) : '';
  }).join('');
  const patches = Array.from({ length: 26 }, () => {
    const [x, y, size] = [random.int(0, WIDTH), random.int(0, HEIGHT), random.int(90, 260)];
    return `<path d="${blob(x, y, size, size * 0.5)}" fill="${mix(ground.rough, random.chance(0.5) ? '#15201a' : '#f4f2d0', 0.08)}"/>`;
  }).join('');
  const [gx, gy, gw, gh] = plan.green;
  const water = (points: string): string =>
    `<path d="${points}" fill="${mix(ground.water, '#15201a', 0.3)}"/><path d="${points}" fill="${ground.water}" transform="translate(4 6)"/>`;
  const stone = plan.wall
    ? `<path d="M${path(along(plan.wall))}" fill="none" stroke="#15201a" stroke-opacity=".25" stroke-width="22" transform="translate(6 8)"/><path d="M${path(along(plan.wall))}" fill="none" stroke="#9a9484" stroke-width="18"/><path d="M${path(along(plan.wall))}" fill="none" stroke="#c4bfae" stroke-width="14" stroke-dasharray="22 5"/>`
    : '';
  return picture(
    WIDTH,
    HEIGHT,
    title,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground.rough}"/>${patches}` +
      (plan.coast ? coast(plan.coast, ground.water, ground.sand) : '') +
      (line.length > 0
        ? `<path d="${ribbon(line, wide(34))}" fill="${mix(ground.fairway, ground.rough, 0.5)}"/><path d="${ribbon(line, wide(0))}" fill="${ground.fairway}"/><path d="${stripes}" fill="#fff" fill-opacity=".11"/>`
        : '') +
      (plan.ponds ?? []).map(([x, y, w, h]) => water(blob(x, y, w, h, 0.08))).join('') +
      (plan.burn
        ? `<path d="M${path(along(plan.burn))}" fill="none" stroke="#8d8778" stroke-width="34"/><path d="M${path(along(plan.burn))}" fill="none" stroke="${ground.water}" stroke-width="22"/>`
        : '') +
      `<path d="${blob(gx, gy, gw * 1.24, gh * 1.3, 0.08)}" fill="${mix(ground.fairway, '#15201a', 0.12)}"/><path d="${blob(gx, gy, gw, gh, 0.08)}" fill="${mix(ground.fairway, '#eef2b4', 0.42)}"/>` +
      bunkers(plan, ground.sand, ground.fairway) +
      stone +
      (plan.plants ?? []).map((cover) => plants(random, cover)).join('') +
      played(plan),
  );
}
