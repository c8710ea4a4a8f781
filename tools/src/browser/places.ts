import { ALL_PAGES, slotsOf } from '@golf/shared/pages';
import type { ExposedName } from '@golf/shared/platform/contract';

/** A path on which each exposed module is rendered. */
export const PLACES: ReadonlyMap<ExposedName, string> = new Map(
  ALL_PAGES.flatMap(({ page }) =>
    slotsOf(page, page.example).map(
      ({ name }) => [name, (page.example !== undefined && page.address?.(page.example)) || page.path] as const,
    ),
  ).toReversed(), // The first page of a module wins.
);
