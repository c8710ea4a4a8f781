import type { Scene } from './scene.ts';

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

/** Three views of each course, in the order of its alternative texts in course-texts.ts. */
export const COURSE_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  'st-andrews-old': [
    scene('dawn', 'links', 'town', 'bridge', ['marram'], [330, 350], [1050, 570, 330], 60),
    scene('noon', 'links', 'town', 'double-green', ['gorse'], [1320, 120], [560, 648, 420]),
    scene('gold', 'links', 'hills', 'pot', ['marram'], [1250, 330], [1040, 560, 420], 80),
  ],
  carnoustie: [
    scene('grey', 'links', 'sea', 'burn', ['marram'], [420, 170], [660, 528, 260], -60),
    scene('morning', 'links', 'sea', 'none', ['gorse', 'marram'], [1180, 210], [800, 560, 340], 60),
    scene('dusk', 'links', 'hills', 'burn', ['marram'], [1080, 410], [640, 532, 260], 40),
  ],
  'north-berwick': [
    scene('noon', 'links', 'firth', 'wall', ['marram'], [420, 130], [900, 560, 360], 50),
    scene('gold', 'links', 'firth', 'pot', ['marram'], [300, 330], [1020, 590, 520], 110),
    scene('dawn', 'links', 'firth', 'beach', ['marram'], [560, 370], [560, 570, 340], -140),
  ],
  'castle-stuart': [
    scene('morning', 'dunes', 'firth', 'none', ['gorse'], [280, 220], [860, 560, 480], 70),
    scene('noon', 'dunes', 'hills', 'none', ['gorse'], [1240, 130], [700, 550, 320], -80),
    scene('gold', 'dunes', 'firth', 'bunkers', ['fescue'], [480, 350], [700, 560, 380], 40),
  ],
  'gleneagles-queens': [
    scene('morning', 'moor', 'hills', 'none', ['heather', 'spruce'], [1190, 190], [780, 560, 360], 60),
    scene('noon', 'moor', 'hills', 'pond', ['spruce'], [400, 140], [760, 596, 460]),
    scene('gold', 'moor', 'hills', 'none', ['birch'], [860, 330], [820, 555, 320], -70),
  ],
  'royal-county-down': [
    scene('morning', 'mountain', 'mountain', 'none', ['gorse'], [1220, 140], [830, 560, 340], 70),
    scene('gold', 'mountain', 'mountain', 'pot', ['fescue'], [1320, 250], [1060, 580, 420], 120),
    scene('grey', 'mountain', 'mountain', 'bunkers', ['gorse', 'marram'], [1130, 170], [760, 550, 300], -60),
  ],
  'pebble-beach': [
    scene('noon', 'ocean', 'sea', 'cliff', ['fescue'], [340, 130], [900, 512, 300]),
    scene('morning', 'ocean', 'sea', 'cliff', ['sea-pine'], [900, 190], [980, 505, 280]),
    scene('dusk', 'ocean', 'sea', 'beach', ['marram'], [1080, 410], [640, 560, 340], -180),
  ],
  'tpc-sawgrass': [
    scene('noon', 'swamp', 'woods', 'island-green', ['palm'], [1240, 120], [740, 700, 620]),
    scene('morning', 'swamp', 'woods', 'pond', ['palm'], [1090, 190], [820, 590, 420]),
    scene('dusk', 'swamp', 'hills', 'bunkers', ['palm'], [800, 400], [760, 560, 340], 60),
  ],
  'kiawah-ocean': [
    scene('morning', 'dunes', 'sea', 'beach', ['marram'], [1130, 240], [600, 560, 360], -150),
    scene('noon', 'dunes', 'sea', 'bunkers', ['fescue'], [380, 130], [760, 565, 420]),
    scene('dawn', 'dunes', 'plain', 'pond', ['lone-oak'], [420, 360], [700, 594, 400]),
  ],
  'whistling-straits': [
    scene('noon', 'prairie', 'sea', 'cliff', ['fescue'], [500, 120], [1080, 500, 260]),
    scene('gold', 'prairie', 'sea', 'bunkers', ['fescue'], [1130, 330], [760, 555, 340], 60),
    scene('dawn', 'prairie', 'sea', 'none', ['fescue'], [620, 390], [880, 570, 440], 100),
  ],
  oakmont: [
    scene('noon', 'prairie', 'hills', 'pews', [], [1230, 130], [980, 532, 300], 120),
    scene('morning', 'oak', 'plain', 'none', [], [360, 190], [820, 610, 700]),
    scene('gold', 'oak', 'hills', 'bunkers', ['birch'], [1120, 340], [720, 555, 320], 50),
  ],
  'torrey-pines-south': [
    scene('morning', 'ocean', 'sea', 'cliff', ['fescue'], [300, 200], [1140, 498, 250]),
    scene('noon', 'ocean', 'sea', 'none', ['sea-pine'], [980, 140], [860, 565, 400], 40),
    scene('gold', 'ocean', 'hills', 'pond', ['sea-pine'], [1080, 330], [800, 592, 460]),
  ],
  'erin-hills': [
    scene('morning', 'prairie', 'hills', 'none', ['fescue'], [1150, 200], [760, 555, 320], -90),
    scene('noon', 'prairie', 'hills', 'bunkers', ['lone-oak', 'fescue'], [420, 130], [700, 555, 300], 50),
    scene('dusk', 'prairie', 'plain', 'none', ['fescue'], [930, 410], [740, 560, 340], 60),
  ],
  valderrama: [
    scene('morning', 'oak', 'hills', 'none', ['cork'], [1010, 190], [800, 560, 320], 30),
    scene('noon', 'oak', 'hills', 'pond', ['lone-oak'], [360, 120], [760, 592, 480]),
    scene('gold', 'oak', 'mountain', 'none', ['cork'], [1130, 330], [780, 560, 340], -40),
  ],
};
