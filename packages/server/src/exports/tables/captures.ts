import { HOUR_MS, offsetAt } from '@vigia/domain';
import { capturesByPhoto, isSummed } from '@vigia/domain/captures';
import { grouped } from '../../analytics/grouped.ts';
import { captureRows } from '../../stores/exports/capture-rows.ts';
import { type FieldCountRow, readFieldCounts } from '../../stores/images/field-counts.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { stationCells } from './station-cells.ts';

type Photo = Awaited<ReturnType<typeof captureRows>>[number];

/**
 * Counted photos and field counts, station by station and pest by pest in the order of time, with what each adds to those
 * before it.
 */
export async function* exportedCaptures(reader: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  const { subject, scope, read } = reader;
  const cells = stationCells(reader, subject.stations);
  for (const [at, { clientId, sectorId, id: stationId }] of subject.stations.entries()) {
    const of = { clientId, sectorId, stationId };
    const photos = await read((tx) => captureRows(tx, scope, of, subject.days.end));
    const rows = [...grouped(photos, ({ pest_id }) => pest_id).values()].flatMap(withCaptures);
    const within = rows.filter(({ day }) => day >= subject.days.start);
    const counts = await read((tx) => readFieldCounts(tx, scope, [of], subject.days, 'every'));
    const all = [...within, ...counts.map(countRow)].toSorted(byPestAndTime);
    if (all.length > 0)
      yield all.map(({ day: _, ...row }) => ({
        ...cells[at]!,
        ...row,
        pest_name: subject.pestNames.get(row.pest_id) ?? null,
        utc_offset_hours: offsetAt(Date.parse(row.t)) / HOUR_MS,
      }));
  }
}

interface Dated {
  readonly pest_id: number;
  /** ISO. */
  readonly t: string;
}
const byPestAndTime = (a: Dated, b: Dated): number =>
  a.pest_id - b.pest_id || Date.parse(a.t) - Date.parse(b.t);

/** Photos of one pest. Those before the range are needed, as a plate only fills up. */
function withCaptures(photos: readonly Photo[]) {
  const captured = capturesByPhoto(
    photos.map(({ day, in_photo, plate_changed }) => ({
      date: day,
      inPhoto: in_photo,
      plateChanged: plate_changed,
    })),
  );
  return photos.map((photo, at) => ({
    ...photo,
    captured: captured[at]!,
    counted_in_field: false,
    number_found: null,
  }));
}

const countRow = (count: FieldCountRow) => ({
  day: count.date,
  pest_id: count.pestId,
  t: count.countedAt,
  in_photo: null,
  captured: isSummed(count) ? count.found : 0,
  plate_changed: null,
  counted_in_field: true,
  number_found: count.found,
});
