import { describe, expect, it } from 'vitest';
import { bundleEntry, type Chunk } from './bundle-entry.ts';

/** Parts that other imports must not load, by the files of their bundles. */
const HEAVY = {
  chart: /node_modules\/@nivo\/|\/ui\/src\/charts\//,
  map: /node_modules\/(maplibre-gl|react-map-gl)\/|\/ui\/src\/map\/base-map/,
  table: /node_modules\/@tanstack\/|\/ui\/src\/table\//,
  spreadsheets: /node_modules\/write-excel-file\//,
  images: /\/ui\/src\/images\//,
};
type Heavy = keyof typeof HEAVY;

function heavyIn(chunks: readonly Chunk[]): Heavy[] {
  const modules = chunks.flatMap((chunk) => chunk.modules);
  return (Object.keys(HEAVY) as Heavy[]).filter((part) => modules.some((file) => HEAVY[part].test(file)));
}

describe('importing', { timeout: 60_000 }, () => {
  it.each(['Button', 'TextField', 'Dialog', 'VigiaProvider'])(
    '%s brings no chart, map, table, spreadsheet or image tool, not even later',
    async (name) => {
      const { atOnce, later } = await bundleEntry({ entry: '', names: [name] });
      expect(atOnce[0]?.code).toContain(` as ${name}`);
      expect(heavyIn([...atOnce, ...later])).toEqual([]);
    },
  );

  it('all controls brings none of them either', async () => {
    const { atOnce } = await bundleEntry({ entry: '' });
    expect(heavyIn(atOnce)).toEqual([]);
  });

  it.each([
    { entry: '/charts', atOnce: ['chart'], later: ['chart', 'spreadsheets'] },
    { entry: '/table', atOnce: ['table'], later: ['table', 'spreadsheets'] },
    { entry: '/map', atOnce: [], later: ['map'] },
  ])('$entry brings its own and nothing of the others', async ({ entry, atOnce, later }) => {
    const bundle = await bundleEntry({ entry });
    expect(heavyIn(bundle.atOnce)).toEqual(atOnce);
    expect(heavyIn(bundle.later)).toEqual(later);
  });
});
