import { expect, it } from 'vitest';
import { bundleConsole, chunksOf, heavyModules } from './console-bundle.ts';

/** Pages of lists load only the frame of the map; the map itself is loaded later. */
const isNoFrame = (id: string) => !id.includes('/packages/ui/src/maps/map/');
const WITHOUT_CHARTS = ['sectors', 'stations-screen', 'logs-screen', 'health-screen'];

it('opens the sign-in and the lists without a chart or a map', { timeout: 60_000 }, async () => {
  const bundle = await bundleConsole();
  expect(heavyModules(chunksOf(bundle, 'sign-in-screen'))).toEqual([]);
  expect(heavyModules(chunksOf(bundle, 'sector-screen'))).not.toEqual([]);
  for (const screen of WITHOUT_CHARTS)
    expect(heavyModules(chunksOf(bundle, screen)).filter(isNoFrame), `of ${screen}`).toEqual([]);
});
