import {
  biofix,
  inDegrees,
  sector as sectorFields,
  station as stationFields,
  toWire,
} from '@vigia/api/contract';
import type { ExportReader, ExportRow } from '../reader.ts';

/** The fields, archived ones too. */
export function fieldRows({ subject, shown }: ExportReader): readonly ExportRow[] {
  return shown(
    subject.sectors.map(({ area = null, ...sector }) => toWire(sectorFields, inDegrees({ ...sector, area }))),
  );
}

/** The stations, archived ones too. */
export function stationRows({ subject, shown }: ExportReader): readonly ExportRow[] {
  const { sectors, seasons, stations, cropNames, pestNames } = subject;
  const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));
  const seasonNames = new Map(seasons.map(({ id, name }) => [id, name]));
  return shown(
    stations.map((station) => ({
      ...toWire(stationFields, inDegrees(station)),
      sector_name: sectorNames.get(station.sectorId) ?? null,
      crop_name: cropNames.get(station.cropId ?? 0) ?? null,
      pest_name: pestNames.get(station.pestId ?? 0) ?? null,
      season_name: seasonNames.get(station.seasonId ?? 0) ?? null,
    })),
  ).map((row) => ({ ...row, station_tags: row.station_tags.join(', ') }));
}

/** The seasons that have a day of the range. */
export const seasonRows = ({ subject }: ExportReader): readonly ExportRow[] =>
  subject.seasons.map(({ id, name, start, end }) => ({
    season_id: id,
    season_name: name,
    date_start: start,
    date_end: end,
  }));

/** The biofixes of these seasons. */
export function biofixRows({ subject, shown }: ExportReader): readonly ExportRow[] {
  const sectorNames = new Map(subject.sectors.map(({ id, name }) => [id, name]));
  return shown(
    subject.seasons.flatMap((season) =>
      season.biofixes.map((each) => {
        const { type, ...row } = toWire(biofix, each);
        return {
          ...row,
          biofix_type: type,
          season_name: season.name,
          sector_name: sectorNames.get(each.sectorId) ?? null,
          pest_name: subject.pestNames.get(each.pestId) ?? null,
        };
      }),
    ),
  );
}
