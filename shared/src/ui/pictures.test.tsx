import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionalPicture } from './OptionalPicture.tsx';
import { Picture } from './Picture.tsx';
import { VideoStill } from './VideoStill.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Hydrates HTML of the server whose pictures have already loaded or failed. */
async function takeOver(picture: ReactNode, loaded: { naturalWidth: number; isPicture: boolean }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(loaded.naturalWidth);
  // jsdom decodes nothing.
  HTMLImageElement.prototype.decode = () =>
    loaded.isPicture ? Promise.resolve() : Promise.reject(new DOMException('The source image cannot be decoded.'));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(picture);
  await act(async () => hydrateRoot(place, picture));
  return place.querySelector('img');
}

const LOGO = <Picture src="/logo.svg" fallback="/default.svg" alt="" width={28} height={28} />;
const BROKEN = { naturalWidth: 0, isPicture: false };

test('a logo that failed before the script gives way to the default one', async () => {
  expect((await takeOver(LOGO, BROKEN))?.getAttribute('src')).toContain('/default.svg');
});

test.each([
  ['loaded', 28],
  ['is a drawing without measures', 0],
])('a logo that %s stays', async (_, naturalWidth) => {
  expect((await takeOver(LOGO, { naturalWidth, isPicture: true }))?.getAttribute('src')).toContain('/logo.svg');
});

test('a thumbnail that failed before the script says that there is none', async () => {
  await takeOver(<VideoStill src="/still.jpg" width={160} height={90} />, BROKEN);
  expect(screen.getByText('No Thumbnail')).toBeTruthy();
});

test('a flag that failed before the script leaves its place empty, and its name to screen readers', async () => {
  const image = await takeOver(<OptionalPicture src="/fr.svg" alt="France" width={28} height={21} />, BROKEN);
  expect(image).toBeNull();
  expect(screen.getByRole('img', { name: 'France' })).toBeTruthy();
});
