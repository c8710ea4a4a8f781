import type { Course } from '@golf/shared/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { course } from '../testing/courses.ts';
import { COURSES_ADDRESS } from './address.ts';
import { byClub, DROPDOWNS, isFiltered, matcher, NO_FILTERS, optionsOf, type Filters } from './filters.ts';

const COURSES = [
  course({ club_name: 'Royal Dún', club_location: 'Newcastle', club_country: 'Ireland', club_continent: 'Europe' }),
  course({ club_name: 'St Andrews', course_name: 'Old', club_country: 'Scotland', club_continent: 'Europe' }),
  course({ club_name: 'St Andrews', course_name: 'New', club_country: 'Scotland', club_continent: 'Europe' }),
  course({ club_name: 'Oakmont', club_country: 'USA', club_continent: 'North America' }),
];
const clubs = (filters: Partial<Filters>) =>
  COURSES.filter(matcher({ ...NO_FILTERS, ...filters })).map(({ club_name }) => club_name);

const word = fc.constantFrom('', 'A', 'B', 'C');
const anyCourse: fc.Arbitrary<Course> = fc
  .record({ club_name: word, course_name: word, club_location: word, club_country: word, club_continent: word })
  .map(course);
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  region: word,
  country: word,
  location: word,
  club: word,
  search: fc.constantFrom('', 'a', ' b '),
});

describe('searching', () => {
  test.each([
    ['royal dun', ['Royal Dún']],
    ['NEWCASTLE', ['Royal Dún']],
    [' old ', ['St Andrews']],
    ['scot', ['St Andrews', 'St Andrews']],
    ['Europe', []],
    ['', ['Royal Dún', 'St Andrews', 'St Andrews', 'Oakmont']],
  ])('"%s" finds %j', (search, found) => {
    expect(clubs({ search })).toEqual(found);
  });

  test('case and accents make no difference', () => {
    fc.assert(
      fc.property(fc.constantFrom('dún', 'DUN', 'Dun', 'dÚn'), (search) => {
        expect(clubs({ search })).toEqual(['Royal Dún']);
      }),
    );
  });
});

describe('cascading dropdowns', () => {
  test('a club with two courses is offered once, everything by the alphabet', () => {
    expect(optionsOf(COURSES, NO_FILTERS, 'club')).toEqual(['Oakmont', 'Royal Dún', 'St Andrews']);
    expect(optionsOf(COURSES, { ...NO_FILTERS, region: 'Europe' }, 'country')).toEqual(['Ireland', 'Scotland']);
    expect(optionsOf(COURSES, { ...NO_FILTERS, club: 'Oakmont' }, 'region')).toEqual(['North America']);
  });

  test('a choice does not narrow its own dropdown', () => {
    expect(optionsOf(COURSES, { ...NO_FILTERS, region: 'Europe' }, 'region')).toEqual(['Europe', 'North America']);
  });

  test('whatever is offered leaves a course, and every other value leaves none', () => {
    fc.assert(
      fc.property(fc.array(anyCourse), anyFilters, fc.constantFrom(...DROPDOWNS), (courses, filters, dropdown) => {
        const options = optionsOf(courses, filters, dropdown);
        expect(options).toEqual([...new Set(options)].toSorted());
        for (const value of ['A', 'B', 'C'])
          expect(courses.some(matcher({ ...filters, [dropdown]: value }))).toBe(options.includes(value));
      }),
    );
  });

  test('one more filter never brings a course back', () => {
    fc.assert(
      fc.property(fc.array(anyCourse), anyFilters, fc.constantFrom(...DROPDOWNS), (courses, filters, dropdown) => {
        const without = courses.filter(matcher({ ...filters, [dropdown]: '' }));
        expect(without).toEqual(expect.arrayContaining(courses.filter(matcher(filters))));
      }),
    );
  });
});

describe('the address', () => {
  const { read, write } = COURSES_ADDRESS;

  test('says the filters and is read back as the same', () => {
    const text = fc.string({ unit: 'grapheme' });
    const filters = fc.record({ region: text, country: text, location: text, club: text, search: text });
    fc.assert(
      fc.property(filters, fc.constantFrom('name', 'difficulty', 'latest'), (chosen, order) => {
        const view = { filters: chosen, order };
        expect(read(new URLSearchParams(write(view)))).toEqual(view);
      }),
    );
  });

  test('is empty without filters, and drops what it cannot read', () => {
    expect(write({ filters: NO_FILTERS, order: 'name' })).toBe('');
    expect(read(new URLSearchParams('?colour=red&q=links&sort=colour'))).toEqual({
      filters: { ...NO_FILTERS, search: 'links' },
      order: 'name',
    });
  });
});

test('spaces are no filter', () => {
  expect(isFiltered({ ...NO_FILTERS, search: '  ' })).toBe(false);
  expect(isFiltered({ ...NO_FILTERS, club: 'Oakmont' })).toBe(true);
});

test('courses stand by club, then by course', () => {
  expect(COURSES.toSorted(byClub).map(({ course_name }) => course_name)).toEqual(['', '', 'New', 'Old']);
});
