/**
 * Writes `packages/ui/src/maps/map/base-map.json`: the offline base map. The southern cone comes from Natural
 * Earth 1:10 million (farms are shown from close by), the rest of the world from 1:110 million (context only).
 * Natural Earth is in the public domain; `world-atlas` contains it as TopoJSON.
 *
 * Run it again only when world-atlas changes: `node scripts/make-base-map.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Geometry {
  type: string;
  arcs: unknown;
  properties?: { name?: string };
}
interface Topology {
  type: 'Topology';
  transform: unknown;
  arcs: number[][][];
  objects: { countries: { type: 'GeometryCollection'; geometries: Geometry[] } };
}

const NEAR = new Set(['Chile', 'Argentina', 'Peru', 'Bolivia', 'Paraguay', 'Uruguay']);
const ui = join(import.meta.dirname, '..', 'packages', 'ui');

const near = pick(import.meta.resolve('world-atlas/countries-10m.json'), (name) => NEAR.has(name));
const far = pick(import.meta.resolve('world-atlas/countries-110m.json'), (name) => !NEAR.has(name));
const target = join(ui, 'src', 'map', 'base-map.json');
writeFileSync(target, `${JSON.stringify({ near, far })}\n`);
console.log(`${target}: ${near.arcs.length + far.arcs.length} arcs`);

function pick(address: string, wanted: (name: string) => boolean): Topology {
  const topology: Topology = JSON.parse(readFileSync(new URL(address), 'utf8'));
  const renumbered = new Map<number, number>();
  const arcs: number[][][] = [];
  const renumber = (arc: number): number => {
    const original = arc < 0 ? ~arc : arc; // A reversed arc is written as its complement.
    let next = renumbered.get(original);
    if (next === undefined) {
      next = arcs.push(topology.arcs[original] ?? []) - 1;
      renumbered.set(original, next);
    }
    return arc < 0 ? ~next : next;
  };
  const walk = (node: unknown): unknown => (Array.isArray(node) ? node.map(walk) : renumber(node as number));
  const geometries = topology.objects.countries.geometries
    .filter((country) => wanted(country.properties?.name ?? ''))
    .map((country) => ({
      type: country.type,
      arcs: walk(country.arcs),
      properties: { name: country.properties?.name ?? '' },
    }));
  return {
    type: 'Topology',
    transform: topology.transform,
    arcs,
    objects: { countries: { type: 'GeometryCollection', geometries } },
  };
}
