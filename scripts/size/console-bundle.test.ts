import { expect, it } from 'vitest';
import { bundleConsole, chunksOf, heavyModules } from './console-bundle.ts';

it('opens for somebody who has yet to sign in without a chart or a map', { timeout: 60_000 }, async () => {
  const bundle = await bundleConsole();
  expect(heavyModules(chunksOf(bundle, 'sign-in-screen'))).toEqual([]);
  expect(heavyModules(chunksOf(bundle, 'sector-screen'))).not.toEqual([]);
});
