import type { Random } from '../random.ts';
import * as land from './landscape.ts';
import * as plant from './plants.ts';
import type { Planting, Scene } from './scene-parts.ts';
import { mix } from './svg.ts';

/** Rows of plants, far to near, beside the fairway: never on it. */
export function planting(kind: Planting, scene: Scene, random: Random, rough: string): string {
  const light = land.LIGHTS[scene.light];
  const tone = (colour: string, distance: number): string => land.seen(colour, distance, light);
  const places = (count: number, from: number, to: number): [number, number, number][] =>
    Array.from({ length: count }, (_, index) => {
      const depth = (index + random.next() * 0.6) / count;
      const y = from + (to - from) * depth ** 1.4;
      const side = random.chance(0.5) ? -1 : 1;
      const clear = 220 + depth * 420;
      const x = 800 + side * (clear + random.next() * (1000 - clear));
      return [x, y, depth] as [number, number, number];
    }).toSorted((a, b) => a[1] - b[1]);
  switch (kind) {
    case 'gorse':
      return places(26, 520, 880)
        .map(([x, y, d]) => plant.bush(random, x, y, 50 + d * 170, tone('#4c6b38', 0.3 - d * 0.3), tone('#f0c22e', 0)))
        .join('');
    case 'heather':
      return places(30, 510, 880)
        .map(([x, y, d]) => plant.bush(random, x, y, 44 + d * 150, tone('#7c4f6e', 0.3 - d * 0.3), tone('#c77fae', 0)))
        .join('');
    case 'marram':
    case 'fescue':
      return places(20, scene.feature === 'cliff' ? 850 : 520, scene.feature === 'cliff' ? 905 : 900)
        .map(([x, y, d]) =>
          plant.grass(
            random,
            x,
            y,
            90 + d * 210,
            26 + d * 92,
            mix(rough, kind === 'fescue' ? '#d9ad4c' : '#a7b06a', 0.5),
          ),
        )
        .join('');
    case 'spruce':
      return places(20, 520, 800)
        .map(([x, y, d]) => plant.spruce(x, y, 130 + d * 400, tone('#2f5a44', 0.3 - d * 0.3)))
        .join('');
    case 'birch':
      return places(16, 520, 820)
        .map(([x, y, d]) =>
          plant.oak(
            random,
            x,
            y,
            110 + d * 300,
            tone(random.chance(0.4) ? '#d59a35' : '#c9b043', 0.3 - d * 0.3),
            '#d9d4c4',
            0.45,
          ),
        )
        .join('');
    case 'cork':
      return places(13, 530, 860)
        .map(([x, y, d]) => plant.oak(random, x, y, 200 + d * 480, tone('#55703a', 0.3 - d * 0.3), '#5a3526'))
        .join('');
    case 'sea-pine':
      return (
        plant.seaPine(random, 240, 800, 620, tone('#3d6244', 0.05)) +
        plant.seaPine(random, 1380, 620, 240, tone('#3d6244', 0.2))
      );
    case 'palm':
      return places(12, 520, scene.feature === 'island-green' ? 580 : 760)
        .map(([x, y, d]) => plant.palm(random, x, y, 170 + d * 330, tone('#4f7a3c', 0.25 - d * 0.25)))
        .join('');
    case 'lone-oak':
      return plant.oak(random, 1240, 640, 330, tone('#5d7538', 0.1));
    default:
      return kind satisfies never;
  }
}
