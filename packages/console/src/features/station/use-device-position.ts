import { skipToken, useQuery } from '@tanstack/react-query';
import { type DataPoints, deviceCalls } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type DevicePosition, type Station, stationGpsWindow } from '@vigia/domain/farm';
import { useCalls } from '../../shared/state/calls.ts';

/** The last reported position; null without one. */
export function lastPosition({ times, columns }: DataPoints): DevicePosition | null {
  const latitudes = columns.get('position_latitude');
  const longitudes = columns.get('position_longitude');
  for (let i = times.length - 1; i >= 0; i -= 1) {
    const [at, latitude, longitude] = [times[i], latitudes?.[i], longitudes?.[i]];
    if (at !== undefined && typeof latitude === 'number' && typeof longitude === 'number')
      return { at, latitude, longitude };
  }
  return null;
}

/** The last position that a station's device reported within the last sixty days; null if unknown. */
export function useDevicePosition({ id, nodeSerial }: Station, today: IsoDate): DevicePosition | null {
  const devices = useCalls(deviceCalls);
  const days = stationGpsWindow(today);
  const { data } = useQuery({
    queryKey: ['device-data', { stationId: id }, 'gps', days.start, days.end],
    queryFn:
      nodeSerial === null
        ? skipToken
        : async ({ signal }) => lastPosition(await devices.stationData(id, 'gps', days, signal)),
  });
  return data ?? null;
}
