import { randomFor, type Random } from '../random.ts';
import * as land from './landscape.ts';
import * as mark from './landmarks.ts';
import { planting } from './planting.ts';
import * as plant from './plants.ts';
import type { Scene } from './scene-parts.ts';
import { mix, picture } from './svg.ts';

const HORIZON = 470;

function backdrop(scene: Scene, random: Random): string {
  const light = land.LIGHTS[scene.light];
  const ground = land.GROUNDS[scene.ground];
  const far = (distance: number): string => land.seen(ground.far, distance, light);
  const hills = land.ridge(random, HORIZON - 40, 34, 5, far(1)) + land.ridge(random, HORIZON - 4, 18, 7, far(0.75));
  switch (scene.backdrop) {
    case 'sea':
      return land.sea(random, HORIZON - 30, ground.water, light);
    case 'firth':
      return `${land.ridge(random, HORIZON - 66, 26, 5, far(1))}${land.sea(random, HORIZON - 36, ground.water, light)}<path d="M980 436q50-62 96-70q46 6 84 70z" fill="${far(0.7)}"/><path d="M1030 436q24-40 46-70q-6 40 6 70z" fill="#fff" fill-opacity=".35"/>`;
    case 'mountain':
      return `${land.mountain(1180, HORIZON + 20, 900, 300, far(0.95), far(0.7))}${land.mountain(560, HORIZON + 20, 1240, 410, far(0.78), far(0.5))}${land.mountain(60, HORIZON + 20, 760, 220, far(0.66), far(0.45))}${land.ridge(random, HORIZON + 4, 14, 6, far(0.55))}`;
    case 'hills':
      return (
        land.ridge(random, HORIZON - 110, 60, 4, far(1)) +
        land.ridge(random, HORIZON - 50, 44, 6, far(0.8)) +
        land.ridge(random, HORIZON, 20, 7, far(0.6))
      );
    case 'woods':
      return (
        hills +
        Array.from({ length: 34 }, (_, index) =>
          plant.bush(
            random,
            index * 50 - 20 + random.int(-16, 16),
            HORIZON + 56,
            random.int(110, 230),
            far(0.3 + random.next() * 0.3),
          ),
        ).join('')
      );
    case 'forest': {
      const trees = Array.from({ length: 54 }, (_, index) =>
        plant.spruce(
          index * 31 - 10 + random.int(-8, 8),
          HORIZON + 46,
          random.int(90, 190),
          far(0.34 + random.next() * 0.2),
        ),
      ).join('');
      return hills + trees;
    }
    case 'town':
      return `${hills}${mark.town(random, 560, HORIZON + 4, 900, far(0.5))}`;
    case 'plain':
      return `${hills}<g>${Array.from({ length: 26 }, () => plant.bush(random, random.int(0, 1600), HORIZON + 12, random.int(50, 130), far(0.5))).join('')}</g><path d="M1226 ${HORIZON}v-46h9v-58l7-30l7 30v58h40v46z" fill="${far(0.62)}"/>`;
    default:
      return hills satisfies string;
  }
}

function feature(scene: Scene, random: Random, turf: string, rough: string): string {
  const light = land.LIGHTS[scene.light];
  const ground = land.GROUNDS[scene.ground];
  const sand = land.seen(ground.sand, 0.05, light);
  const water = land.seen(ground.water, 0.15, light);
  const stone = land.seen('#8d8778', 0.1, light);
  const bunker = (x: number, y: number, width: number): string =>
    land.bunker(random, x, y, width, sand, mix(rough, '#0f2016', 0.35));
  switch (scene.feature) {
    case 'bridge':
      return mark.stoneBridge(620, 700, 380, stone, water);
    case 'burn':
      return mark.burn(720, 545, water, stone, 1.5);
    case 'wall':
      return mark.wall(random, -20, 700, 1620, 640, 74, stone);
    case 'pot':
      return mark.pot(560, 720, 560, sand, turf) + bunker(1240, 610, 130);
    case 'cliff':
      return '';
    case 'island-green':
      return '';
    case 'pews':
      return mark.pews(760, 700, 1080, sand, rough);
    case 'pond':
      return `<path d="M180 690C420 610 980 600 1240 650S1500 800 1180 850S300 880 150 800S90 720 180 690z" fill="${mix(turf, '#0f2016', 0.3)}"/><path d="M200 696C430 622 970 614 1225 660S1470 790 1170 836S310 866 168 794S110 724 200 696z" fill="${water}"/><path d="M330 720h230M700 690h340M480 780h420M980 760h160" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
    case 'bunkers':
      return [
        [300, 640, 250],
        [1130, 600, 170],
        [1310, 700, 330],
        [820, 560, 110],
        [520, 570, 120],
        [150, 800, 360],
        [1010, 830, 300],
      ]
        .map(([x = 0, y = 0, w = 0]) => bunker(x, y, w))
        .join('');
    case 'double-green':
      return (
        land.green(760, 650, 1100, turf) +
        land.flag(1060, 652, 190, '#f3f1e6') +
        bunker(360, 770, 240) +
        bunker(1330, 740, 200)
      );
    case 'beach':
      return `<path d="M1600 520C1240 560 1180 640 1110 720S980 860 940 910H1600z" fill="${sand}"/><path d="M1600 560C1330 600 1270 690 1230 760S1160 880 1140 910H1600z" fill="${water}"/><path d="M1596 566C1336 606 1276 694 1236 764S1166 880 1146 908" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9"/>${bunker(330, 720, 230)}`;
    default:
      return (bunker(1190, 640, 230) + bunker(410, 600, 150)) satisfies string;
  }
}

/** Draws a scene; `name` seeds it, and prefixes its ids. */
export function drawScene(name: string, title: string, scene: Scene): string {
  const random = randomFor(1, 'scene', name);
  const id = name.replaceAll(/[^a-z0-9]/g, '');
  const light = land.LIGHTS[scene.light];
  const ground = land.GROUNDS[scene.ground];
  const turf = land.seen(ground.fairway, 0, light);
  const rough = land.seen(ground.rough, 0.08, light);
  const [gx, gy, gw] = scene.green;
  const seaside = scene.feature === 'cliff';
  const island = scene.feature === 'island-green';
  const nearGround = seaside
    ? mark.cliff(random, 420, 520, 220, 1, land.seen('#9a7c5c', 0.2, light), mix(turf, '#0f2016', 0.06)) +
      `<path d="M0 800C240 700 520 720 760 790S1300 860 1600 800V900H0z" fill="${rough}"/><path d="M0 850C280 770 560 790 820 850T1600 880V900H0z" fill="${turf}"/>`
    : island
      ? `${land.ridge(random, 520, 10, 7, mix(rough, '#0f2016', 0.14))}<path d="M0 590C400 560 1200 560 1600 600V900H0z" fill="${land.seen(ground.water, 0.12, light)}"/><path d="M120 640h300M1040 625h380M300 800h260M1100 820h340M700 860h260" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`
      : land.ridge(random, HORIZON + 36, 14, 6, land.seen(ground.rough, 0.3, light)) +
        land.ridge(random, HORIZON + 74, 20, 5, rough) +
        land.fairway(`${id}f`, [300, 1220], [gx - gw * 0.26, gx + gw * 0.26], gy - 6, scene.bend, turf);
  const greenAt = island ? mark.islandGreen(gx, gy, gw, turf, ground.water) : land.green(gx, gy, gw, turf);
  const pole = Math.max(96, gw * 0.34);
  return picture(
    land.WIDTH,
    land.HEIGHT,
    title,
    land.sky(id, light, scene.sun[0], scene.sun[1], random) +
      backdrop(scene, random) +
      nearGround +
      greenAt +
      feature(scene, random, turf, rough) +
      land.flag(gx, gy, pole) +
      scene.plants.map((kind) => planting(kind, scene, random, rough)).join('') +
      `<rect width="${land.WIDTH}" height="${land.HEIGHT}" fill="${light.shade}" fill-opacity="${light.depth * 0.28}"/>`,
  );
}
