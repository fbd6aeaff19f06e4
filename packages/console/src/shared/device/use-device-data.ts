import { useQueries } from '@tanstack/react-query';
import type { DataPoints } from '@vigia/api/client';
import type { DayRange, NodeSerial } from '@vigia/domain';
import type { DeviceData } from '@vigia/ui/panels';
import { useAtomValue } from 'jotai';
import { joint } from '../series/use-series.ts';
import { apiAtom } from '../state/api.ts';
import { samplesOf } from './samples-of.ts';

/** What was measured at a station, or by a device wherever it stood. */
export type DataPlace = { readonly stationId: number } | { readonly serial: NodeSerial };

const CATEGORIES = ['battery', 'thpg'] as const;

/**
 * Battery, temperature and humidity of the days, altitude and gas for who looks after devices; `truncated` when there were more readings than one answer holds.
 */
export function useDeviceData(of: DataPlace, days: DayRange, isInternal: boolean) {
  const api = useAtomValue(apiAtom);
  const { state, answers, retry } = useQueries({
    queries: CATEGORIES.map((category) => ({
      queryKey: ['device-data', of, category, days.start, days.end],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        'serial' in of
          ? api.devices.nodeData(of.serial, category, days, signal)
          : api.devices.stationData(of.stationId, category, days, signal),
    })),
    combine: joint<DataPoints>,
  });
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
  const truncated = answers?.some((answer) => answer.truncated) ?? false;
  return { data, state, retry, truncated };
}
