import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Course } from '../courses.ts';
import { FACES, LOGOS, type Player } from '../players.ts';
import { thumbnailId, THUMBNAILS } from '../videos.ts';
import { BADGE_KINDS, drawBadge, drawLeaderShield } from './badges.ts';
import { CABINET_VARIANTS, drawCabinet } from './cabinet.ts';
import { COURSE_SCENES } from './course-scenes.ts';
import { drawFaces } from './faces.ts';
import { drawHolePlan } from './hole-plan.ts';
import { HOLE_PLANS } from './hole-plans.ts';
import { drawItem, ITEM_KINDS } from './items.ts';
import { drawLogo } from './logos.ts';
import { drawScene } from './scene.ts';
import { drawThumbnail } from './thumbnails.ts';
import { drawTrophy, TROPHY_KINDS } from './trophies.ts';

interface Depicted {
  players: readonly Player[];
  courses: readonly Course[];
  /** Names of the channels, in the order of their logos. */
  channels: readonly string[];
}

/** Draws every picture that the CSV files name into `<folder>/images/`; answers how many. */
export async function writePictures(folder: string, { players, courses, channels }: Depicted): Promise<number> {
  let written = 0;
  const save = (path: string, svg: string): void => {
    const file = join(folder, 'images', `${path}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    written++;
  };

  const faces = await drawFaces(players.slice(0, FACES));
  faces.forEach((face, index) => {
    // Somebody without a portrait leaves their number free, unless players further on share it.
    if (players[index]?.profile || players.length > FACES) save(`profiles/${index + 1}`, face);
  });
  channels.slice(0, LOGOS).forEach((name, index) => save(`channels/${index + 1}`, drawLogo(index, name)));
  for (let index = 0; index < THUMBNAILS; index++) save(`thumbnails/${thumbnailId(index + 1)}`, drawThumbnail(index));
  for (const { slug, alts } of courses) {
    alts.forEach((alt, index) => {
      const name = `${slug}-${index + 1}`;
      const [scene, plan] = [COURSE_SCENES[slug]?.[index], HOLE_PLANS[slug]];
      if (scene) save(`courses/${name}`, drawScene(name, alt, scene));
      else if (plan) save(`courses/${name}`, drawHolePlan(name, alt, plan));
      else throw new Error(`course-scenes.ts and hole-plans.ts have no picture ${index + 1} of ${slug}`);
    });
  }
  for (const kind of TROPHY_KINDS) save(`trophies/${kind}`, drawTrophy(kind));
  for (const kind of BADGE_KINDS) save(`badges/${kind}`, drawBadge(kind));
  for (const { slug, initials, released } of courses) {
    if (released === null) continue;
    save(`badges/leader-${slug}`, drawLeaderShield(initials, 'M'));
    save(`badges/leader-${slug}-women`, drawLeaderShield(initials, 'F'));
  }
  for (const kind of ITEM_KINDS) save(`items/${kind}`, drawItem(kind));
  for (const variant of CABINET_VARIANTS) {
    save(`cabinet/oak${variant}`, drawCabinet(variant, false));
    save(`cabinet/oak${variant}-mobile`, drawCabinet(variant, true));
  }
  return written;
}
