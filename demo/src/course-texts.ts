/**
 * Texts about the courses, in the order of courses.json: well-known facts about architects, ground and famous holes.
 */
export interface CourseText {
  /** Name of its pictures: `images/courses/<slug>-1.svg`. */
  slug: string;
  /** Its name in video titles. */
  nickname: string;
  /** Release of its leaderboard; null: none yet. */
  released: string | null;
  description: string;
  alts: readonly string[];
}

export const COURSE_TEXTS: readonly CourseText[] = [
  {
    slug: 'st-andrews-old',
    nickname: 'the Old Course',
    released: '2025-09-10T08:00:00Z',
    description:
      '<p>Golf has been played on this strip of linksland beside the town for some six centuries, and nobody can be named as its architect. <b>Seven huge double greens</b> serve fourteen of the holes, and shared fairways let the brave choose their own line.</p><p>The 17th, the <b>Road Hole</b>, asks for a drive over the corner of a hotel; then the Swilcan Bridge leads home.</p>',
    alts: [
      'The stone bridge over the burn at dawn, the grey town behind it',
      'A double green with two flags among folded fairways',
      'A broad hole from above: gorse, pot bunkers, and a green against a road',
    ],
  },
  {
    slug: 'carnoustie',
    nickname: 'Carnoustie',
    released: '2025-09-10T08:05:00Z',
    description:
      '<p>A links of long par fours that change direction all the time, so that the wind off the North Sea is never the same twice. James Braid gave the course its modern shape in the 1920s.</p><p>The <b>Barry Burn</b> winds through the closing holes and has decided more than one championship on the last of them.</p>',
    alts: [
      'A burn winding across a links fairway under a grey sky',
      'A fairway between two bunkers with the sea in the distance',
      'The home hole from above, crossed by the burn three times',
    ],
  },
  {
    slug: 'north-berwick',
    nickname: 'North Berwick',
    released: '2025-10-08T08:00:00Z',
    description:
      '<p>Old stone walls cross the fairways here, and one stands directly in front of a green: the hole called <b>Pit</b>. The 15th is the original <b>Redan</b>, a par three whose angled green has been copied around the world.</p><p>From most of the links you look out at the islands of the Firth of Forth and the white Bass Rock.</p>',
    alts: [
      'A drystone wall across the fairway, the sea behind it',
      'A tilted green above a deep bunker, an island offshore',
      'A hole along the beach from above, its green behind a stone wall',
    ],
  },
  {
    slug: 'castle-stuart',
    nickname: 'Castle Stuart',
    released: null,
    description:
      '<p>A modern links on two levels above the Moray Firth, laid out by Mark Parsinen and Gil Hanse and opened in 2009. Wide fairways leave room for the wind, ragged-edged bunkers do the rest.</p><p>Several greens seem to end in the water, with the Black Isle on the far shore.</p>',
    alts: [
      'A green that seems to hang over the firth',
      'Gorse in flower along a wide fairway',
      'A wide hole from above that bends to a green on the cliff',
    ],
  },
  {
    slug: 'gleneagles-queens',
    nickname: "the Queen's",
    released: '2026-11-11T08:00:00Z',
    description:
      '<p>The gentler sister of the King’s Course, laid out by <b>James Braid</b> over Perthshire moorland of heather, birch and ridges. At par 68 it is short on the card and asks for thought rather than strength.</p><p>The holes run through their own small valleys, so you seldom see another group.</p>',
    alts: [
      'Heather in flower below a ridge of pines',
      'A small loch beside a green, hills behind it',
      'A hole through heather and spruce from above, with a loch beside the green',
    ],
  },
  {
    slug: 'asker',
    nickname: 'Asker',
    released: '2026-10-14T08:00:00Z',
    description:
      '<p>A wooded par 70 to the south-west of Oslo, played in the long light of a short Norwegian season. As often in Scandinavia, the tees are numbered rather than coloured, so nobody picks one out of habit.</p>',
    alts: [
      'A fairway between spruces and birches in the low evening sun',
      'A green behind a forest pond, birches around it',
      'A hole through the forest from above, with a stream across the fairway',
    ],
  },
  {
    slug: 'royal-county-down',
    nickname: 'County Down',
    released: '2025-09-10T08:10:00Z',
    description:
      '<p>The links runs along Dundrum Bay <b>at the foot of Slieve Donard</b>, the highest of the Mourne Mountains. Old Tom Morris laid out the first holes in 1889.</p><p>White stones mark the line of the blind drives over the dunes, and the bunkers wear beards of marram, heather and fescue.</p>',
    alts: [
      'A fairway between gorse-covered dunes below a dark mountain',
      'A bunker bearded with marram grass',
      'A narrow hole between gorse and heather from above',
    ],
  },
  {
    slug: 'pebble-beach',
    nickname: 'Pebble',
    released: '2025-09-10T08:15:00Z',
    description:
      '<p>Jack Neville and Douglas Grant set out in 1919 to put as many holes as they could along the cliffs above Carmel Bay. The tiny par-three <b>7th</b> plays downhill into the ocean wind.</p><p>The <b>18th</b> bends along the sea wall for its whole length and leaves no doubt about where a hook ends.</p>',
    alts: [
      'A small green on a headland with surf on three sides',
      'Cliffs above the bay in the afternoon sun',
      'A hole along the cliff from above, the Pacific all the way on the right',
    ],
  },
  {
    slug: 'tpc-sawgrass',
    nickname: 'Sawgrass',
    released: '2025-09-10T08:20:00Z',
    description:
      '<p>Pete Dye shaped this course out of Florida swamp, with Alice Dye at his side, and it opened in 1980. Banks of turf around the greens were built for spectators as much as for golf.</p><p>Everybody waits for the par-three <b>17th and its island green</b>: a short iron and nowhere to miss.</p>',
    alts: [
      'The island green with its single narrow path',
      'A lake edged with timber along a fairway',
      'The island green from above, with its one narrow path',
    ],
  },
  {
    slug: 'kiawah-ocean',
    nickname: 'the Ocean Course',
    released: '2025-11-12T08:00:00Z',
    description:
      '<p>Pete Dye built the course for the 1991 Ryder Cup on a thin strip of dunes; raising the fairways, so that the Atlantic can be seen from them, was Alice Dye’s idea. It also lets the wind in.</p><p>There is no prevailing breeze to learn: the same hole can take <b>anything from a wedge to a wood</b> within a week.</p>',
    alts: [
      'A raised fairway with the surf of the Atlantic beside it',
      'Sea oats and sand around a green',
      'A hole beside the beach from above, more sand than fairway',
    ],
  },
  {
    slug: 'whistling-straits',
    nickname: 'Whistling Straits',
    released: '2025-09-10T08:25:00Z',
    description:
      '<p>A links look on the shore of Lake Michigan, made by Pete Dye from flat ground and a great deal of moved earth, and opened in 1998. Eight holes hug the bluffs above the lake.</p><p>It has <b>about a thousand bunkers</b>, many of them nowhere near play, and a flock of sheep that keeps out of all of them.</p>',
    alts: [
      'A fairway on a bluff high above the lake',
      'Dozens of small bunkers in fescue-covered mounds',
      'A hole above the lake, sown with bunkers, seen from the air',
    ],
  },
  {
    slug: 'oakmont',
    nickname: 'Oakmont',
    released: '2025-12-10T08:00:00Z',
    description:
      '<p>Henry Fownes opened his only course in 1903 with the view that a poor shot should be a shot lost. There is hardly a tree or a pond in play; there is no need of one.</p><p>The <b>Church Pews</b>, a bunker with rows of grass ridges, lies between the 3rd and the 4th, and the greens are among the fastest anywhere.</p>',
    alts: [
      'A wide bunker with rows of grass ridges',
      'A tilted green in noon light without a tree nearby',
      'A straight hole from above, the bunker with the grass pews on its left',
    ],
  },
  {
    slug: 'torrey-pines-south',
    nickname: 'Torrey Pines',
    released: null,
    description:
      '<p>A city-owned course on the cliffs of La Jolla, named after the rare pines that grow there. William F. Bell laid it out in 1957; Rees Jones lengthened it for the championships since.</p><p>Canyons cut in from the sea beside several holes, and paragliders watch from above.</p>',
    alts: [
      'Cliffs and canyons above the Pacific',
      'A twisted pine beside a green',
      'A hole on the cliff from above, between pines and the ocean',
    ],
  },
  {
    slug: 'erin-hills',
    nickname: 'Erin Hills',
    released: null,
    description:
      '<p>Glaciers left the rolling kettles and ridges; Michael Hurdzan, Dana Fry and Ron Whitten laid the holes over them as they lay. The course opened in 2006.</p><p>Golden fescue frames every fairway, and nearly no tree stands in the way of the Wisconsin wind.</p>',
    alts: [
      'Golden fescue on rolling ridges',
      'A lone oak above a blowout bunker',
      'A hole that turns left through tall fescue, from above',
    ],
  },
  {
    slug: 'valderrama',
    nickname: 'Valderrama',
    released: '2025-09-10T08:30:00Z',
    description:
      '<p>Robert Trent Jones Sr. led the fairways through <b>ancient cork oaks</b>, whose branches decide the shot as often as the bunkers do. The course is measured in metres and punished in inches.</p><p>It was host to the first Ryder Cup on the European continent, in 1997. The pond of the 17th remembers it.</p>',
    alts: [
      'Cork oaks over a narrow fairway',
      'A pond in front of a green in the midday sun',
      'A narrow hole between cork oaks from above, a pond before the green',
    ],
  },
];
