import { useQueries } from '@tanstack/react-query';
import { type DataPoints, deviceCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import type { NodeSerial } from '@vigia/domain/farm';
import { joint } from '../series/use-series.ts';
import { useCalls } from '../state/calls.ts';

/** A source of measurements: a station, or a device at any station. */
export type DataSource = { readonly stationId: number } | { readonly serial: NodeSerial };

/** Categories that both a station and a device have. */
export type SharedCategory = 'battery' | 'thpg' | 'weather' | 'signal' | 'signal_daily' | 'selftest';

/** Points of several categories of a station or of a device, requested together. */
export function usePoints(of: DataSource, categories: readonly SharedCategory[], days: DayRange) {
  const devices = useCalls(deviceCalls);
  return useQueries({
    queries: categories.map((category) => ({
      queryKey: ['device-data', of, category, days.start, days.end],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        'serial' in of
          ? devices.nodeData(of.serial, category, days, signal)
          : devices.stationData(of.stationId, category, days, signal),
    })),
    combine: joint<DataPoints>,
  });
}
