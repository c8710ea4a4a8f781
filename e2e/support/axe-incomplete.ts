/** A node that axe could not decide on. */
interface Undecided {
  /** "color-contrast bgOverlap". */
  cause: string;
  /** "DataTable". */
  component: string;
}

/**
 * Causes that axe cannot decide, with the reason why they are right, and the components where this was checked by eye.
 */
const EXPLAINED: Record<string, { why: string; components: readonly string[] }> = {
  'color-contrast shortTextContent': {
    why: 'One character, which axe takes for a drawing: it has the colours of the words around it.',
    components: [
      'CoursesPlayed',
      'DataTable',
      'FilterDropdown',
      'Pictures',
      'RadioRow',
      'RecordTable',
      'RecordTables',
      'RecordsHeld',
      'Totals',
      'TwoSides',
    ],
  },
  'frame-tested': {
    why: 'A preview of a page of its own, sandboxed: that page is checked by embeds.spec.ts.',
    components: ['Share'],
  },
  'color-contrast nonBmp': {
    why: 'A sign, such as an arrow, beside the words or figures that it has the colour of.',
    components: [
      'Calculation',
      'DataTable',
      'Formulas',
      'Movement',
      'Movers',
      'Moves',
      'PastBoard',
      'Round',
      'Standing',
    ],
  },
  'color-contrast pseudoContent': {
    why: 'What has a colour behind it is a ::before or ::after: a point of a chart, an area that can be pressed.',
    components: ['Calculation', 'Results', 'RoundsTable', 'ScoreForm', 'Switch', 'SwitchField', 'Calculator'],
  },
  'color-contrast bgOverlap': {
    why: 'Something without a fill lies over it, such as the rail of a group’s band, or a card or a head stands before it at this scroll position: the words are read on their own ground.',
    components: [
      'Answer',
      'Article',
      'CourseName',
      'CoursePage',
      'DataTable',
      'FiguresTable',
      'Footer',
      'TeesLine',
      'Header',
      'HeadToHeadTable',
      'HonourKey',
      'Pictures',
      'Player',
      'PlayerName',
      'RoundDay',
      'RadioRow',
      'RecordTable',
      'Section',
      'TeeBadge',
      'VideoCard',
      'VisuallyHidden',
    ],
  },
  'color-contrast elmPartiallyObscured': {
    why: 'It is scrolled half under an edge, as in any list that scrolls.',
    components: ['DataTable', 'FilterDropdown', 'LineChart', 'RoundsTable', 'TeeBadge', 'Trophies'],
  },
  'color-contrast elmPartiallyObscuring': {
    why: 'It lies over the edge of what it belongs to.',
    components: ['TeesLine', 'LockedOverlay', 'PieceButton', 'VideoCard'],
  },
  'color-contrast imgNode': {
    why: 'Words on a picture whose part behind them has one colour: the plaque’s brass, the chart’s surface.',
    components: ['Cabinet', 'HandicapHistory'],
  },
  'color-contrast bgGradient': {
    why: 'The bar of what is chosen is a gradient at its edge; the words stand on its fill.',
    components: ['Orders'],
  },
  'aria-hidden-focus': {
    why: 'Guards of a popup that send the focus on, and a shelf behind a drawer, which is inert.',
    components: ['Drawer', 'FilterDropdown', 'PieceButton', 'Shelf', 'TrophyRoom', 'page'],
  },
  'label-content-name-mismatch': {
    why: 'Its name begins with the word that is seen, "Remove", and says which round.',
    components: ['Button'],
  },
  'th-has-data-cells': {
    why: 'A table whose filters leave nobody has a head alone; between two sides stands the name of a figure. The head of a group has its rows below it.',
    components: ['DataTable', 'Leaderboard', 'TwoSides'],
  },
};

/** Whether the cause was checked by eye in this component. */
export const isExplained = ({ cause, component }: Undecided): boolean =>
  EXPLAINED[cause]?.components.includes(component) ?? false;
