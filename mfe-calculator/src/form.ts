import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** Number of holes of the score. */
export type HolesMode = '18' | '9' | 'other';

export const HOLES_MODES: readonly [mode: HolesMode, label: string][] = [
  ['18', '18'],
  ['9', '9'],
  ['other', 'Other'],
];

/** Every field of the form, as typed. */
export interface Form {
  mode: HolesMode;
  coursePar: string;
  courseRating: string;
  slopeRating: string;
  frontPar: string;
  frontRating: string;
  frontSlope: string;
  backPar: string;
  backRating: string;
  backSlope: string;
  holes: string;
  playedPar: string;
  estimate: string;
  score: string;
}

export type Field = Exclude<keyof Form, 'mode'>;

export const EMPTY: Form = {
  mode: '18',
  coursePar: '',
  courseRating: '',
  slopeRating: '',
  frontPar: '',
  frontRating: '',
  frontSlope: '',
  backPar: '',
  backRating: '',
  backSlope: '',
  holes: '',
  playedPar: '',
  estimate: '',
  score: '',
};

const text = v.pipe(v.string(), v.maxLength(40));

/** Content of the form, in session storage so that it survives a reload. */
export const calculatorForm = createPreference<Form>(
  'calculatorForm',
  v.object({
    ...v.entriesFromList(Object.keys(EMPTY) as Field[], text),
    mode: v.picklist(HOLES_MODES.map(([mode]) => mode)),
  }),
  EMPTY,
  'sessionStorage',
);

export const LABELS: Record<Field, string> = {
  coursePar: 'Course Par',
  courseRating: 'Course Rating',
  slopeRating: 'Slope Rating',
  frontPar: 'Front 9 Par',
  frontRating: 'Front 9 Rating',
  frontSlope: 'Front 9 Slope',
  backPar: 'Back 9 Par',
  backRating: 'Back 9 Rating',
  backSlope: 'Back 9 Slope',
  holes: 'Number of Holes Played',
  playedPar: 'Par for Played Holes',
  estimate: 'Handicap Estimate',
  score: 'Score',
};

/** The fields of each mode, in display order. */
export const FIELDS: Record<HolesMode, readonly Field[]> = {
  '18': ['coursePar', 'courseRating', 'slopeRating', 'score'],
  '9': ['frontPar', 'frontRating', 'frontSlope', 'estimate', 'score'],
  other: [
    'holes',
    'playedPar',
    'frontPar',
    'frontRating',
    'frontSlope',
    'backPar',
    'backRating',
    'backSlope',
    'estimate',
    'score',
  ],
};
