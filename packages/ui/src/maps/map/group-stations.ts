import type { MapStation } from './map-station.ts';

export interface StationGroup {
  readonly key: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly members: readonly MapStation[];
}

/** Width of the world at zoom 0 in MapLibre, px. */
const TILE = 512;

/**
 * Stations closer than `radius` pixels at `zoom` share one marker, so that no marker hides another and
 * positions stay true. The algorithm is greedy in the given order: each station joins the nearest group within
 * the radius, or starts a group. A group stands at the mean position of its members.
 *
 * @param zoom MapLibre zoom level
 * @param radius px on the screen
 */
export function groupStations(stations: readonly MapStation[], zoom: number, radius: number): StationGroup[] {
  const scale = TILE * 2 ** zoom;
  const groups: { x: number; y: number; members: MapStation[] }[] = [];
  for (const station of stations) {
    const x = ((station.longitude + 180) / 360) * scale;
    const y = mercatorY(station.latitude) * scale;
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < radius);
    if (!near) {
      groups.push({ x, y, members: [station] });
      continue;
    }
    near.members.push(station);
    const n = near.members.length;
    near.x += (x - near.x) / n;
    near.y += (y - near.y) / n;
  }
  return groups.map(({ members }) => ({
    key: members.map(({ id }) => id).join(' '),
    longitude: mean(members.map((member) => member.longitude)),
    latitude: mean(members.map((member) => member.latitude)),
    members,
  }));
}

/** Web Mercator, 0 at the north edge and 1 at the south edge. */
function mercatorY(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export type Bounds = [[number, number], [number, number]];

/** South-west and north-east corners around all stations; null if there are none. */
export function boundsOf(stations: readonly MapStation[]): Bounds | null {
  if (stations.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { longitude, latitude } of stations) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}
