import courseData from './courses.json' with { type: 'json' };
import { COURSE_TEXTS, type CourseText } from './course-texts.ts';
import type { CountryCode } from './countries.ts';
import { createCsv } from './csv.ts';
import { teeColours } from './tee-colours.ts';

export interface Tee {
  id: number;
  courseId: number;
  name: string;
  gender: 'M' | 'F';
  length: number;
  par: number;
  courseRating: number;
  slopeRating: number;
}

export interface Course extends CourseText {
  id: number;
  clubName: string;
  courseName: string;
  location: string;
  country: string;
  continent: string;
  code: CountryCode;
  metres: boolean;
  tees: readonly Tee[];
}

function gender(value: string): 'M' | 'F' {
  if (value === 'M' || value === 'F') return value;
  throw new Error(`courses.json: gender "${value}" is neither M nor F`);
}

/** Real courses with their published ratings, in the order of courses.json; ids count from 1. */
export function loadCourses(): Course[] {
  let teeId = 0;
  return courseData.courses.map((course, index) => {
    const text = COURSE_TEXTS[index];
    if (!text) throw new Error(`course-texts.ts has nothing for ${course.club_name}`);
    return {
      ...text,
      id: index + 1,
      clubName: course.club_name,
      courseName: course.course_name,
      location: course.club_location,
      country: course.club_country,
      continent: course.club_continent,
      code: course.code as CountryCode, // Cast: JSON widens to string; the test checks every reference.
      metres: course.metres,
      tees: course.tees.map((tee) => ({
        id: ++teeId,
        courseId: index + 1,
        name: tee.tee_name,
        gender: gender(tee.gender),
        length: tee.length,
        par: tee.par,
        courseRating: tee.course_rating,
        slopeRating: tee.slope_rating,
      })),
    };
  });
}

/** The tee with the highest course rating of a gender; ratings of men and women do not compare. */
export function hardestTee(course: Course, sex: 'M' | 'F'): Tee | null {
  return course.tees
    .filter((tee) => tee.gender === sex)
    .reduce<Tee | null>((best, tee) => (best && best.courseRating >= tee.courseRating ? best : tee), null);
}

/** Writes courses.csv, tees.csv and course-images.csv. */
export function writeCourses(folder: string, courses: readonly Course[]): void {
  const courseFile = createCsv(folder, 'courses', [
    'id',
    'club_name',
    'course_name',
    'club_location',
    'club_country',
    'club_continent',
    'code',
    'metres',
    'description',
    'feature_image',
    'released_at',
  ]);
  const teeFile = createCsv(folder, 'tees', [
    'id',
    'course_id',
    'name',
    'background',
    'text_color',
    'gender',
    'length',
    'par',
    'course_rating',
    'slope_rating',
  ]);
  const imageFile = createCsv(folder, 'course-images', ['id', 'course_id', 'image_path', 'alt_text']);
  let imageId = 0;
  for (const course of courses) {
    courseFile.write({
      id: course.id,
      club_name: course.clubName,
      course_name: course.courseName,
      club_location: course.location,
      club_country: course.country,
      club_continent: course.continent,
      code: course.code,
      metres: course.metres,
      description: course.description,
      feature_image: course.alts.length > 0 ? `${course.slug}-1.svg` : null,
      released_at: course.released,
    });
    for (const tee of course.tees) {
      const [background, text] = teeColours(tee.name);
      teeFile.write({
        id: tee.id,
        course_id: course.id,
        name: tee.name,
        background,
        text_color: text,
        gender: tee.gender,
        length: tee.length,
        par: tee.par,
        course_rating: tee.courseRating.toFixed(1),
        slope_rating: tee.slopeRating,
      });
    }
    course.alts.forEach((alt, index) =>
      imageFile.write({
        id: ++imageId,
        course_id: course.id,
        image_path: `/images/courses/${course.slug}-${index + 1}.svg`,
        alt_text: alt,
      }),
    );
  }
  for (const file of [courseFile, teeFile, imageFile]) file.close();
}
