import { ClientWire, SectorWire, StationWire } from '@vigia/api/contract';
import type { ScheduledReport } from '@vigia/domain/farm';
import type { ReportSubject } from '@vigia/domain/reports';
import * as z from 'zod/mini';
import type { Mask } from '../access/demo-names.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readCrops, readPests } from '../stores/farm/catalogue.ts';
import { logoOfClient } from '../stores/farm/client-logos.ts';
import { clientById } from '../stores/farm/clients.ts';
import { productsOfClient } from '../stores/farm/products.ts';
import { seasonById } from '../stores/farm/seasons.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';

/**
 * The subject of a scheduled report, masked for its reader; null when its sector or season is deleted or
 * archived.
 */
export async function scheduledSubject(
  tx: Tx,
  scope: Scope,
  schedule: ScheduledReport,
  mask: Mask,
): Promise<ReportSubject | null> {
  const { clientId, sectorId, seasonId, reportType: type } = schedule;
  const client = mask(await clientById(tx, scope, clientId), z.nullable(ClientWire));
  const sector = mask(await sectorById(tx, scope, sectorId), z.nullable(SectorWire));
  const season = await seasonById(tx, scope, seasonId);
  if (client === null || sector === null || season === null || sector.clientId !== clientId) return null;
  if (client.archived || sector.archived) return null;
  const { logo } = mask({ logo: await logoOfClient(tx, scope, clientId) });
  const all = mask(await stationsOfClient(tx, scope, clientId), z.array(StationWire));
  const stations = all.filter(
    (station) => !station.archived && station.sectorId === sectorId && station.seasonId === seasonId,
  );
  const followed = new Set(stations.map(({ pestId }) => pestId));
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
    stations: stations.map(({ id, name, pestId, cropId, position }) => ({
      id,
      name,
      pestId,
      cropId,
      position,
    })),
    biofixes: season.biofixes.map(({ comment: _, ...biofix }) => biofix),
    products: type === 'all' ? await productsOfClient(tx, scope, clientId) : [],
  };
}
