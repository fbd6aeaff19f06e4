import { ClientWire, type ScheduledReportWire, SectorWire } from '@vigia/api/contract';
import type { ReportSubject } from '@vigia/domain';
import * as z from 'zod/mini';
import type { Told } from '../access/demo-names.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readCrops, readPests } from '../stores/catalogue.ts';
import { logoOfClient } from '../stores/client-logos.ts';
import { clientById } from '../stores/clients.ts';
import { seasonById } from '../stores/seasons.ts';
import { sectorById } from '../stores/sectors.ts';
import { stationsOfClient } from '../stores/stations.ts';

/** What a scheduled report is about, as its reader is told it; null when its sector or season is gone or archived. */
export async function scheduledSubject(
  tx: Tx,
  scope: Scope,
  schedule: ScheduledReportWire,
  told: Told,
): Promise<ReportSubject | null> {
  const { client_id: clientId, sector_id: sectorId, season_id: seasonId, report_type: type } = schedule;
  const client = told(await clientById(tx, scope, clientId), z.nullable(ClientWire));
  const sector = told(await sectorById(tx, scope, sectorId), z.nullable(SectorWire));
  const season = await seasonById(tx, scope, seasonId);
  if (client === null || sector === null || season === null || sector.clientId !== clientId) return null;
  if (client.archived || sector.archived) return null;
  const { logo } = told({ logo: await logoOfClient(tx, scope, clientId) });
  const all = told(await stationsOfClient(tx, scope, clientId));
  const stations = all.filter(
    (station) =>
      !station.station_is_archived &&
      station.sector_id === sectorId &&
      station.station_season_id === seasonId,
  );
  const followed = new Set(stations.map(({ pest_id }) => pest_id));
  const pests = type === 'all' ? await readPests(tx) : [];
  const crops = type === 'all' ? await readCrops(tx) : [];
  return {
    document: type === 'all' ? 'follow-up' : 'climate',
    client: { id: clientId, name: client.name, logo: logo?.data_url ?? null },
    sector: { id: sectorId, name: sector.name, address: sector.address },
    season: { id: seasonId, name: season.name, start: season.start, end: season.end },
    crop: null,
    crops: crops.map(({ crop_id: id, crop_name: name, variant_name: variantName }) => ({
      id,
      name,
      variantName,
    })),
    pests: pests
      .filter(({ pest_id }) => followed.has(pest_id))
      .map(({ pest_id: id, pest_name: name }) => ({ id, name })),
    stations: stations.map((station) => ({
      id: station.station_id,
      name: station.station_name,
      pestId: station.pest_id,
      cropId: station.crop_id,
      position: positionOf(station),
    })),
    biofixes: season.biofixes.map(({ comment: _, ...biofix }) => biofix),
  };
}

interface Placed {
  readonly station_position_lat: number | null;
  readonly station_position_lon: number | null;
}

function positionOf({ station_position_lat: latitude, station_position_lon: longitude }: Placed) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
