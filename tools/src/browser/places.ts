import { ALL_PAGES } from '@golf/shared/pages';
import type { ExposedName } from '@golf/shared/platform/contract';

/** A path on which each exposed module is rendered. */
export const PLACES: ReadonlyMap<ExposedName, string> = new Map(
  ALL_PAGES.flatMap(({ page: { path, example, address, slot, aside, nested } }) =>
    [slot?.(example), aside, nested].flatMap((one) =>
      one ? [[one.name, (example !== undefined && address?.(example)) || path] as const] : [],
    ),
  ).toReversed(), // The first page of a module wins.
);
