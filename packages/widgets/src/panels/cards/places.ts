import type { PublishedPlace } from '@vigia/domain';

export interface Spot extends PublishedPlace {
  /** In the map's square of 100 by 100. */
  readonly x: number;
  readonly y: number;
}

const MARGIN = 12;
/** A map of one place, or of some that are rounded to the same one, still shows a few kilometres; degrees. */
const LEAST_SPAN = 0.08;

/** Stations on a square, north above, both directions at the same scale; those rounded to one place stand around it. */
export function spotsOf(places: readonly PublishedPlace[]): Spot[] {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = { x: middleOf(places.map(({ longitude }) => longitude)), y: middleOf(latitudes) };
  const narrowing = Math.cos((middle.y * Math.PI) / 180);
  const away = places.flatMap(({ latitude, longitude }) => [
    Math.abs(latitude - middle.y) * 2,
    Math.abs(longitude - middle.x) * 2 * narrowing,
  ]);
  const scale = (100 - 2 * MARGIN) / Math.max(LEAST_SPAN, ...away);
  const seen = new Map<string, number>();
  return places.map((place) => {
    const name = `${place.latitude} ${place.longitude}`;
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    const shift = turn === 0 ? 0 : 7;
    return {
      ...place,
      x: 50 + (place.longitude - middle.x) * narrowing * scale + shift * Math.cos(turn),
      y: 50 - (place.latitude - middle.y) * scale + shift * Math.sin(turn),
    };
  });
}

const middleOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
