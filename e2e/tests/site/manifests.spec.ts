import { REMOTES } from '@golf/shared/platform/contract';
import { matrix } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

interface Manifest {
  metaData: { publicPath: string; remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** @promise Releases: Each remote has a manifest of Module Federation, and each file that it lists is served */
for (const app of Object.keys(REMOTES)) {
  test(`every file in the manifest of ${app} is served`, matrix(app === 'mfe-courses'), async ({ request }) => {
    const answer = await request.get(`/releases/${app}/mf-manifest.json`);
    expect(answer.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
    const { metaData, exposes } = (await answer.json()) as Manifest; // Written by the federation plugin.
    const listed = exposes.flatMap(({ assets: { js, css } }) =>
      [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
    );
    expect(listed.length).toBeGreaterThan(1);
    for (const file of new Set([metaData.remoteEntry.name, 'mf-manifest.json', ...listed])) {
      const served = await request.get(metaData.publicPath + file);
      expect(served.status(), file).toBe(200);
      expect(served.headers()).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });
}
