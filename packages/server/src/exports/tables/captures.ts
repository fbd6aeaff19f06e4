import { HOUR_MS, offsetAt } from '@vigia/domain';
import { capturesByPhoto } from '@vigia/domain/captures';
import { grouped } from '../../analytics/grouped.ts';
import { captureRows } from '../../stores/exports/capture-rows.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { stationCells } from './station-cells.ts';

type Photo = Awaited<ReturnType<typeof captureRows>>[number];

/** Counted photos, station by station and pest by pest, with what each adds to those before it. */
export async function* capturesOfPhotos(reader: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  const { subject, scope, read } = reader;
  const cells = stationCells(reader, subject.stations);
  for (const [at, { clientId, sectorId, id: stationId }] of subject.stations.entries()) {
    const of = { clientId, sectorId, stationId };
    const photos = await read((tx) => captureRows(tx, scope, of, subject.days.end));
    const rows = [...grouped(photos, ({ pest_id }) => pest_id).values()].flatMap(withCaptures);
    const within = rows.filter(({ day }) => day >= subject.days.start);
    if (within.length > 0)
      yield within.map(({ day: _, ...row }) => ({
        ...cells[at]!,
        ...row,
        pest_name: subject.pestNames.get(row.pest_id) ?? null,
        utc_offset_hours: offsetAt(Date.parse(row.t)) / HOUR_MS,
      }));
  }
}

/** Photos of one pest. Those before the range are needed, as a plate only fills up. */
function withCaptures(photos: readonly Photo[]) {
  const captured = capturesByPhoto(
    photos.map(({ day, in_photo, plate_changed }) => ({
      date: day,
      inPhoto: in_photo,
      plateChanged: plate_changed,
    })),
  );
  return photos.map((photo, at) => ({ ...photo, captured: captured[at]! }));
}
