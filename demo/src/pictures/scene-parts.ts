import type * as land from './landscape.ts';

/** What closes the view behind the holes. */
type Backdrop = 'sea' | 'firth' | 'mountain' | 'hills' | 'forest' | 'woods' | 'town' | 'plain';

/** What the picture is about. */
type Feature =
  | 'bridge'
  | 'burn'
  | 'wall'
  | 'pot'
  | 'cliff'
  | 'island-green'
  | 'pews'
  | 'pond'
  | 'bunkers'
  | 'double-green'
  | 'beach'
  | 'none';

export type Planting =
  | 'gorse'
  | 'heather'
  | 'marram'
  | 'fescue'
  | 'spruce'
  | 'birch'
  | 'cork'
  | 'sea-pine'
  | 'palm'
  | 'lone-oak';

export interface Scene {
  light: keyof typeof land.LIGHTS;
  ground: keyof typeof land.GROUNDS;
  backdrop: Backdrop;
  feature: Feature;
  plants: readonly Planting[];
  /** Where the sun stands. */
  sun: readonly [x: number, y: number];
  /** Where the flag stands, and how wide its green is. */
  green: readonly [x: number, y: number, width: number];
  /** Sideways bend of the fairway, in pixels. */
  bend: number;
}
