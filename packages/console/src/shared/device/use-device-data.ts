import type { DayRange } from '@vigia/domain';
import type { DeviceData } from '@vigia/ui/panels';
import { samplesOf } from './samples-of.ts';
import { setApartOf } from './set-apart-of.ts';
import { type DataSource, type SharedCategory, usePoints } from './use-points.ts';

/** `weather` is not drawn: it is requested because the notice above the graphs counts its unused readings. */
const CATEGORIES: readonly SharedCategory[] = ['battery', 'thpg', 'weather'];

/**
 * Battery, temperature and humidity of the days, and with `isInternal` altitude and gas. `truncated`: there
 * were more readings than one answer holds. `setApart`: stored readings that are not used, by reason.
 */
export function useDeviceData(of: DataSource, days: DayRange, isInternal: boolean) {
  const { state, answers, retry } = usePoints(of, CATEGORIES, days);
  const [battery, climate] = answers ?? [];
  const data: DeviceData | null =
    battery && climate
      ? {
          battery: samplesOf(battery, 'battery_percentage'),
          temperature: samplesOf(climate, 'ambient_temperature_c'),
          humidity: samplesOf(climate, 'ambient_humidity_rh'),
          ...(isInternal && {
            altitude: samplesOf(climate, 'ambient_pressure_altitude_m'),
            gas: samplesOf(climate, 'gas_ohm'),
          }),
        }
      : null;
  const truncated = [battery, climate].some((answer) => answer?.truncated);
  return { data, state, retry, truncated, setApart: setApartOf(answers) };
}
