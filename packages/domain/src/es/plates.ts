import type { StationId } from '../entities/ids.ts';
import type { PlateLoad } from '../plate/plate-load.ts';
import { counted } from './counted.ts';
import { formatDay } from './dates.ts';

export const countedMoths = (count: number): string => counted(count, 'polilla', 'polillas');

/**
 * From when on captures may be too low, in one sentence that names each full plate; null where none is full.
 *
 * @param nameOf undefined where the station is clear from the page
 */
export function fullPlatesText(
  plates: readonly Pick<PlateLoad, 'stationId' | 'fullOn'>[],
  nameOf?: (stationId: StationId) => string,
): string | null {
  const full = plates.flatMap(({ stationId, fullOn }) =>
    fullOn === null ? [] : [{ stationId, since: `desde el ${formatDay(fullOn)}` }],
  );
  if (full.length === 0) return null;
  const since = full.map(({ stationId, since: day }) => (nameOf ? `${nameOf(stationId)}, ${day}` : day));
  const [what, when] =
    full.length === 1 ? ['Placa llena', 'Desde ese día'] : ['Placas llenas', 'Desde esos días'];
  return `${what}${nameOf ? ': ' : ' '}${since.join('; ')}. ${when} las capturas pueden estar subestimadas; las cifras se muestran sin corregir.`;
}
