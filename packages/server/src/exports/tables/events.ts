import { EventWire } from '@vigia/api/contract';
import { addDays, type Days, earlierOf } from '@vigia/domain';
import * as z from 'zod/mini';
import { eventsWhere } from '../../stores/events/events.ts';
import type { ExportReader, ExportRow } from '../reader.ts';

/** Days that are read at a time. */
const PIECE: Days = 92;

/** Reports from the field, oldest first. */
export async function* fieldEvents({
  subject,
  scope,
  read,
  shown,
}: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  const { client, days, sector, sectors, stations } = subject;
  const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));
  const sectorOf = new Map(stations.map(({ id, sectorId }) => [id, sectorId]));
  for (let start = days.start; start <= days.end; start = addDays(start, PIECE)) {
    const end = earlierOf(addDays(start, PIECE - 1), days.end);
    const filter = { start, end, clientId: client.id, sectorId: sector?.id };
    const events = await read((tx) => eventsWhere(tx, scope, filter));
    const rows = events.toReversed().map((event) => {
      const wire = z.encode(EventWire, event);
      const sectorId = wire.sector_id ?? sectorOf.get(wire.station_id ?? 0) ?? null;
      return {
        ...wire,
        sector_id: sectorId,
        sector_name: sectorNames.get(sectorId ?? 0) ?? null,
        crop_name: subject.cropNames.get(wire.crop_id ?? 0) ?? null,
        pest_name: subject.pestNames.get(wire.pest_id ?? 0) ?? null,
        lure_settings: null,
        image_ids: null,
      };
    });
    if (rows.length > 0) yield shown(rows);
  }
}
