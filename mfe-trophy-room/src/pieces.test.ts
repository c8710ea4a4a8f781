import { formatDay } from '@golf/shared/format';
import { describe, expect, test } from 'vitest';
import { badgePiece, itemPiece, markNamesakes, trophyPiece } from './pieces.ts';

const TROPHY = {
  id: 7,
  name: 'Monthly Medal',
  trophy_path: '/images/trophies/medal.svg',
  horizontal: false,
  link: 'https://www.youtube.com/watch?v=demo-000009',
  description: 'Won <b>outright</b>.',
  title: 'Medal day',
  date: '2026-09-03',
  course: 'Oakmont',
  score: 3,
  par: 71,
  score_id: 12,
  comments: '',
};
const BADGE = {
  badge_id: 1,
  badge_name: 'Handicap Legend',
  achievement_id: null,
  achievement_name: null,
  badge_description: '[NAME] is a legend. Well done, [NAME].',
  achievement_description: null,
  image_path: null,
};

describe('a trophy', () => {
  test('tells when, where and how', () => {
    expect(trophyPiece(TROPHY, formatDay)).toMatchObject({
      event: 'trophy-click-7',
      lies: false,
      facts: [
        ['Date', '3 Sept 2026'],
        ['Course', 'Oakmont'],
        ['Score', '+3 (par 71)'],
      ],
      link: { href: TROPHY.link, text: 'Medal day', isVideo: true },
    });
  });

  test('leaves out unknown values and invalid links', () => {
    const bare = { ...TROPHY, date: null, course: '', score: null, link: 'javascript:alert(1)', name: '' };
    expect(trophyPiece(bare, formatDay)).toMatchObject({ name: 'Trophy', facts: [], link: null });
  });
});

describe('a badge', () => {
  test('speaks of its player', () => {
    expect(badgePiece(BADGE, 'Ada').description).toBe('Ada is a legend. Well done, Ada.');
  });

  test('takes a name for a name, whatever is in it', () => {
    expect(badgePiece(BADGE, '<b>$& & co').description).toContain('&#60;b&#62;$&#38; &#38; co is a legend');
  });

  test('may be an achievement', () => {
    const achievement = { ...BADGE, badge_id: null, achievement_id: 4, achievement_name: 'Hole-out' };
    expect(badgePiece(achievement, 'Ada')).toMatchObject({ key: 'achievement-4', event: 'badge-click-4' });
  });
});

test('an item has its own marker', () => {
  expect(itemPiece({ id: 9, name: 'Coin', path: null, description: '', link: null })).toMatchObject({
    event: 'item-click-9',
    lies: false,
  });
});

test('those of one name are marked, so that they can be told apart', () => {
  const [cup, medal] = [
    { ...TROPHY, name: 'Cup' },
    { ...TROPHY, name: 'Medal' },
  ];
  expect(
    markNamesakes([cup, medal, cup].map((one) => trophyPiece(one, formatDay))).map(({ isNamesake }) => isNamesake),
  ).toEqual([true, false, true]);
});
