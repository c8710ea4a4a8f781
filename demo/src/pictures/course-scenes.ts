import type { Scene } from './scene-parts.ts';

const scene = (
  light: Scene['light'],
  ground: Scene['ground'],
  backdrop: Scene['backdrop'],
  feature: Scene['feature'],
  plants: Scene['plants'],
  sun: Scene['sun'],
  green: Scene['green'],
  bend = 0,
): Scene => ({ light, ground, backdrop, feature, plants, sun, green, bend });

/** The first two views of each course, in the order of its alternative texts in course-texts.ts. */
export const COURSE_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  'st-andrews-old': [
    scene('dawn', 'links', 'town', 'bridge', ['marram'], [330, 350], [1050, 570, 330], 60),
    scene('noon', 'links', 'town', 'double-green', ['gorse'], [1320, 120], [560, 648, 420]),
  ],
  carnoustie: [
    scene('grey', 'links', 'sea', 'burn', ['marram'], [420, 170], [660, 528, 260], -60),
    scene('morning', 'links', 'sea', 'none', ['gorse', 'marram'], [1180, 210], [800, 560, 340], 60),
  ],
  'north-berwick': [
    scene('noon', 'links', 'firth', 'wall', ['marram'], [420, 130], [900, 560, 360], 50),
    scene('gold', 'links', 'firth', 'pot', ['marram'], [300, 330], [1020, 590, 520], 110),
  ],
  'castle-stuart': [
    scene('morning', 'dunes', 'firth', 'none', ['gorse'], [280, 220], [860, 560, 480], 70),
    scene('noon', 'dunes', 'hills', 'none', ['gorse'], [1240, 130], [700, 550, 320], -80),
  ],
  'gleneagles-queens': [
    scene('morning', 'moor', 'hills', 'none', ['heather', 'spruce'], [1190, 190], [780, 560, 360], 60),
    scene('noon', 'moor', 'hills', 'pond', ['spruce'], [400, 140], [760, 596, 460]),
  ],
  asker: [
    scene('gold', 'oak', 'forest', 'none', ['birch', 'spruce'], [1210, 240], [820, 560, 340], 50),
    scene('noon', 'oak', 'forest', 'pond', ['birch'], [420, 130], [760, 592, 460]),
  ],
  'royal-county-down': [
    scene('morning', 'mountain', 'mountain', 'none', ['gorse'], [1220, 140], [830, 560, 340], 70),
    scene('gold', 'mountain', 'mountain', 'pot', ['fescue'], [1320, 250], [1060, 580, 420], 120),
  ],
  'pebble-beach': [
    scene('noon', 'ocean', 'sea', 'cliff', ['fescue'], [340, 130], [900, 512, 300]),
    scene('morning', 'ocean', 'sea', 'cliff', ['sea-pine'], [900, 190], [980, 505, 280]),
  ],
  'tpc-sawgrass': [
    scene('noon', 'swamp', 'woods', 'island-green', ['palm'], [1240, 120], [740, 700, 620]),
    scene('morning', 'swamp', 'woods', 'pond', ['palm'], [1090, 190], [820, 590, 420]),
  ],
  'kiawah-ocean': [
    scene('morning', 'dunes', 'sea', 'beach', ['marram'], [1130, 240], [600, 560, 360], -150),
    scene('noon', 'dunes', 'sea', 'bunkers', ['fescue'], [380, 130], [760, 565, 420]),
  ],
  'whistling-straits': [
    scene('noon', 'prairie', 'sea', 'cliff', ['fescue'], [500, 120], [1080, 500, 260]),
    scene('gold', 'prairie', 'sea', 'bunkers', ['fescue'], [1130, 330], [760, 555, 340], 60),
  ],
  oakmont: [
    scene('noon', 'prairie', 'hills', 'pews', [], [1230, 130], [980, 532, 300], 120),
    scene('morning', 'oak', 'plain', 'none', [], [360, 190], [820, 610, 700]),
  ],
  'torrey-pines-south': [
    scene('morning', 'ocean', 'sea', 'cliff', ['fescue'], [300, 200], [1140, 498, 250]),
    scene('noon', 'ocean', 'sea', 'none', ['sea-pine'], [980, 140], [860, 565, 400], 40),
  ],
  'erin-hills': [
    scene('morning', 'prairie', 'hills', 'none', ['fescue'], [1150, 200], [760, 555, 320], -90),
    scene('noon', 'prairie', 'hills', 'bunkers', ['lone-oak', 'fescue'], [420, 130], [700, 555, 300], 50),
  ],
  valderrama: [
    scene('morning', 'oak', 'hills', 'none', ['cork'], [1010, 190], [800, 560, 320], 30),
    scene('noon', 'oak', 'hills', 'pond', ['lone-oak'], [360, 120], [760, 592, 480]),
  ],
};
