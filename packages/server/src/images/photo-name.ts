import { dayOfInstant } from '@vigia/domain';
import { clockOfInstant } from '@vigia/domain/es';
import { withMadeUpNames } from '../access/demo-names.ts';
import type { AppContext } from '../http/app-env.ts';
import { inlineFile } from '../http/file-names.ts';
import type { ImageRow } from '../stores/images/images.ts';

/**
 * `content-disposition` of a photo: its station, or the device that took it, with day and time in Chile. The demo account
 * reads the station's made-up name, as everywhere.
 */
export function photoDisposition(c: AppContext, { image, stationName }: ImageRow): string {
  const { stationId, nodeSerial, takenAt } = image;
  const reader = c.get('demoReader');
  const station = { station_id: stationId, station_name: stationName };
  const { station_name: shown } = (reader ? withMadeUpNames(station, reader) : station) as typeof station;
  const time = clockOfInstant(takenAt).replace(':', '.');
  return inlineFile(`${shown ?? nodeSerial ?? 'Foto'} ${dayOfInstant(takenAt)} ${time}`, 'jpg');
}
