import type { CountryCode } from './countries.ts';

/** A fictional course that the site does not list. */
export interface UnlistedCourse {
  name: string;
  par: number;
  courseRating: number;
  slopeRating: number;
}

const course = (name: string, par: number, courseRating: number, slopeRating: number): UnlistedCourse => ({
  name,
  par,
  courseRating,
  slopeRating,
});

const EVERYWHERE: readonly UnlistedCourse[] = [
  course('Thornhollow Park', 71, 70.4, 124),
  course('Marram Point Links', 70, 71.2, 129),
  course('Larkmere Heath', 72, 72.6, 131),
  course('Stonecrop Municipal', 70, 68.3, 113),
  course('Greywater Bay', 72, 73.8, 138),
];

const HOME: Partial<Record<CountryCode, readonly UnlistedCourse[]>> = {
  'gb-eng': [course('Withybrook Common', 69, 67.9, 116), course('Harrowdene', 71, 71.5, 127)],
  'gb-sct': [course('Lochmarrow Links', 70, 71.8, 130), course('Invercraggan', 68, 66.7, 115)],
  'gb-wls': [course('Morfa Gwynlas', 71, 72, 128)],
  'gb-nir': [course('Drumcarrow Strand', 70, 70.9, 125)],
  ie: [course('Ballyquern Dunes', 72, 73.1, 133), course('Kilshannagh', 71, 70.2, 121)],
  de: [course('Gut Eschenwald', 72, 71.9, 129), course('Haidberger See', 72, 73.2, 134)],
  se: [course('Granviken', 71, 70.8, 128)],
  no: [course('Storskogen Park', 70, 69.4, 126)],
  fr: [course('Domaine de Rocheverte', 72, 72.7, 132), course('Les Trois Clochers', 70, 69.1, 118)],
  es: [course('Soto del Almendral', 72, 73, 135)],
  us: [
    course('Copper Wash Ranch', 71, 70.6, 123),
    course('Pinebluff Muni', 70, 68.9, 117),
    course('Heron Lake East', 72, 73.4, 136),
  ],
  ca: [course('Tamarack Narrows', 71, 71.1, 127)],
  au: [course('Yallamurra Sands', 72, 73.5, 132)],
  za: [course('Kudukop Valley', 72, 72.2, 130)],
  jp: [course('Hoshimori Country Club', 72, 71.7, 126)],
  kr: [course('Byeolsan Hills', 72, 72.9, 131)],
};

/** Unlisted courses for a player of a country; at least one. */
export function unlistedCourses(code: CountryCode): readonly UnlistedCourse[] {
  return [...(HOME[code] ?? []), ...EVERYWHERE];
}
