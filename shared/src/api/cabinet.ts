import * as v from 'valibot';
import { announced, flag, id, maybeNumber, maybeText, name, picture, record, rows, text } from './decode.ts';
import { resource } from './resource.ts';

export const cabinetPlayerSchema = v.object({ id, name, live: announced, has_achievement: flag });

export const cabinetSchema = v.object({ cabinet_path: picture });

export const trophySchema = v.object({
  id,
  name: text,
  trophy_path: picture,
  /** Lies flat on the shelf. */
  horizontal: flag,
  link: maybeText,
  /** Untrusted HTML: sanitise before rendering. */
  description: text,
  title: text,
  date: maybeText,
  course: text,
  /** Strokes relative to par. */
  score: maybeNumber,
  par: maybeNumber,
  score_id: maybeNumber,
  comments: text,
});

export const achievementSchema = v.object({
  badge_id: maybeNumber,
  badge_name: maybeText,
  achievement_id: maybeNumber,
  achievement_name: maybeText,
  /** Untrusted HTML with a [NAME] placeholder for the player. */
  badge_description: maybeText,
  achievement_description: maybeText,
  image_path: picture,
});

export const itemSchema = v.object({
  id,
  name: text,
  path: picture,
  /** Untrusted HTML: sanitise before rendering. */
  description: text,
  link: maybeText,
});

export const unlockedItemSchema = v.object({ id });

export type CabinetPlayer = v.InferOutput<typeof cabinetPlayerSchema>;
export type Trophy = v.InferOutput<typeof trophySchema>;
export type Achievement = v.InferOutput<typeof achievementSchema>;
export type Item = v.InferOutput<typeof itemSchema>;

/** All players with a Trophy Room. */
export const cabinetPlayersResource = resource('/api/cabinet/players', rows(cabinetPlayerSchema));

/** The five resources of one player's room, fetched together. */
export const cabinetResources = (playerId: number) => ({
  cabinet: resource(`/api/cabinet/${playerId}`, record(cabinetSchema)),
  trophies: resource(`/api/trophies/${playerId}`, rows(trophySchema)),
  achievements: resource(`/api/achievements/${playerId}`, rows(achievementSchema)),
  items: resource(`/api/items/${playerId}`, rows(itemSchema)),
  unlocked: resource(`/api/locked/${playerId}`, rows(unlockedItemSchema)),
});
