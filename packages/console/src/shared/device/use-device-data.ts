import { useQueries } from '@tanstack/react-query';
import type { DataPoints } from '@vigia/api/client';
import type { DayRange, NodeSerial } from '@vigia/domain';
import type { DeviceData, Samples } from '@vigia/ui/panels';
import { useAtomValue } from 'jotai';
import { joint } from '../series/use-series.ts';
import { apiAtom } from '../state/api.ts';

/** What was measured at a station, or by a device wherever it stood. */
export type DataPlace = { readonly stationId: number } | { readonly serial: NodeSerial };

const CATEGORIES = ['battery', 'thpg'] as const;

/** A column as a chart draws it; text and what is not there are holes. */
function samplesOf({ times, columns }: DataPoints, column: string): Samples | null {
  const values = columns.get(column);
  if (!values) return null;
  return { t: times, values: values.map((value) => (typeof value === 'number' ? value : null)) };
}

/** Battery, temperature and humidity of the days; `truncated` when there were more readings than one answer holds. */
export function useDeviceData(of: DataPlace, days: DayRange) {
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
        }
      : null;
  const truncated = answers?.some((answer) => answer.truncated) ?? false;
  return { data, state, retry, truncated };
}
