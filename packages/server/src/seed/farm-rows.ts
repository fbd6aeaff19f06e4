import { lureSettings, toWire } from '@vigia/api/contract';
import { startOfDay } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DemoFarm } from './farm.ts';
import { eventInstant } from './field-events.ts';
import type { FarmPlan } from './plan.ts';
import { MEASURED_SEASON, type SeasonSpan } from './seasons.ts';
import { type DemoStation, nodeSerial } from './stations.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

export const ADVISER_EMAIL = 'asesora@demo.vigia.example';
const FIRMWARE = ['3.4.1', '3.4.1', '3.5.0', '3.2.7'] as const;
const instant = (ms: number): string => new Date(ms).toISOString();

/** Ids by which the rows of the farm refer to each other. */
export interface FarmIds {
  seasonOf(clientId: number, index: number): number;
  readonly measuredSeason: number;
  readonly measuredStation: number;
}

const clientsWithSectors = (plan: FarmPlan): number[] =>
  plan.clients.filter((client) => client.sectors.length > 0).map((client) => client.id);

export function farmIds({ plan, seasons, stations }: DemoFarm): FarmIds {
  const clients = clientsWithSectors(plan);
  return {
    seasonOf: (clientId, index) => clients.indexOf(clientId) * seasons.length + index + 1,
    measuredSeason: clients.length * seasons.length + 1,
    measuredStation: stations.length + 1,
  };
}

/** Inserts the whole farm except measurements, captures and people. */
export async function insertFarm(tx: Transaction<Database>, farm: DemoFarm): Promise<void> {
  const ids = farmIds(farm);
  await tx.insertInto('client').values(clientRows(farm)).execute();
  await tx.insertInto('sector').values(sectorRows(farm)).execute();
  await tx.insertInto('season').values(seasonRows(farm, ids)).execute();
  await tx.insertInto('biofix').values(biofixRows(farm, ids)).execute();
  await tx.insertInto('node').values(nodeRows(farm)).execute();
  await tx.insertInto('station').values(stationRows(farm, ids)).execute();
  const events = eventRows(farm, ids);
  for (let i = 0; i < events.length; i += 500) {
    await tx
      .insertInto('event')
      .values(events.slice(i, i + 500))
      .execute();
  }
  await continueIdentities(tx);
}

/** Continues the sequences of ids after the inserted rows, which have fixed ids. */
async function continueIdentities(tx: Transaction<Database>): Promise<void> {
  const identities = { client: 'client_id', sector: 'sector_id', season: 'season_id', station: 'station_id' };
  for (const [table, column] of Object.entries(identities)) {
    const highest = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${highest})`.execute(tx);
  }
}

const founded = ({ seasons }: DemoFarm): string => instant(startOfDay((seasons[0] as SeasonSpan).start));

function clientRows(farm: DemoFarm): Rows<'client'> {
  return farm.plan.clients.map(({ id, name, taxId, attributes }) => {
    const { isDevicePool, isCounted, isTest } = { ...USUAL_CLIENT, ...attributes };
    return {
      client_id: id,
      client_name: name,
      client_tax_id: taxId,
      client_date_created: founded(farm),
      client_is_device_pool: isDevicePool,
      client_is_counted: isCounted,
      client_is_test: isTest,
      client_setup_is_hidden: true,
    };
  });
}

function sectorRows(farm: DemoFarm): Rows<'sector'> {
  return farm.sectors.map(({ clientId, id, plan, site }) => ({
    client_id: clientId,
    sector_id: id,
    sector_name: plan.name,
    sector_address: `${site.comuna}, ${site.region}`,
    sector_position_lat: site.latitude,
    sector_position_lon: site.longitude,
    sector_area: plan.area,
    sector_date_created: founded(farm),
  }));
}

function seasonRows({ plan, seasons }: DemoFarm, ids: FarmIds): Rows<'season'> {
  const row = (clientId: number, id: number, { name, start, end }: SeasonSpan) => ({
    client_id: clientId,
    season_id: id,
    season_name: name,
    date_start: start,
    date_end: end,
  });
  return [
    ...clientsWithSectors(plan).flatMap((clientId) =>
      seasons.map((season, index) => row(clientId, ids.seasonOf(clientId, index), season)),
    ),
    row(plan.measured.client, ids.measuredSeason, MEASURED_SEASON),
  ];
}

function biofixRows({ biofixes }: DemoFarm, ids: FarmIds): Rows<'biofix'> {
  return biofixes.map(({ sector, season, pest, date, type, comment }) => ({
    client_id: sector.clientId,
    season_id: ids.seasonOf(sector.clientId, season),
    sector_id: sector.id,
    pest_id: pest,
    date_biofix: date,
    type,
    biofix_comment: comment,
  }));
}

function nodeRows({ plan, stations, seasons }: DemoFarm): Rows<'node'> {
  const node = (client_id: number, serial_number: string, made: string, decommissioned = false) => ({
    client_id,
    serial_number,
    node_firmware_version: FIRMWARE[Number(serial_number.slice(2)) % FIRMWARE.length] as string,
    node_is_decommissioned: decommissioned,
    node_date_created: made,
  });
  const inField = stations.flatMap(({ sector, nodes, installed }) =>
    nodes.map((serial, i) =>
      node(sector.clientId, serial, instant(startOfDay(installed)), i < nodes.length - 1),
    ),
  );
  const first = instant(startOfDay((seasons[0] as SeasonSpan).start));
  const spare = plan.clients.flatMap(({ id, spareNodes }) =>
    Array.from({ length: spareNodes }, (_, i) => node(id, nodeSerial(id, 900 + i), first)),
  );
  return [...inField, ...spare];
}

function stationRows(farm: DemoFarm, ids: FarmIds): Rows<'station'> {
  const { client, sector } = farm.plan.measured;
  const measuredIn = farm.sectors.filter(({ clientId }) => clientId === client)[sector];
  if (!measuredIn) throw new RangeError('the plan names no sector for the measured station');
  const measured = {
    client_id: client,
    station_id: ids.measuredStation,
    station_name: 'Estación INIA 2019',
    // The export does not say where the station stands.
    station_position_lat: null,
    station_position_lon: null,
    station_tags: ['medición real', 'fuente: Red Agrometeorológica de INIA'],
    station_date_created: instant(startOfDay(MEASURED_SEASON.start)),
    sector_id: measuredIn.id,
    assigned_node_sn: null,
    crop_id: 1,
    pest_id: 1,
    station_season_id: ids.measuredSeason,
  };
  return [...farm.stations.map((station) => stationRow(station, ids)), measured];
}

function stationRow(station: DemoStation, ids: FarmIds) {
  const { sector, position, crop, pest } = station;
  return {
    client_id: sector.clientId,
    station_id: station.id,
    station_name: station.name,
    station_position_lat: position?.latitude ?? null,
    station_position_lon: position?.longitude ?? null,
    station_tags: station.removed === null ? [] : ['retirada'],
    station_date_created: instant(startOfDay(station.installed)),
    sector_id: sector.id,
    assigned_node_sn: station.nodes.at(-1) ?? null,
    crop_id: crop,
    pest_id: pest,
    station_season_id: ids.seasonOf(sector.clientId, station.season),
    data_version: '1',
  };
}

function eventRows({ events }: DemoFarm, ids: FarmIds): Rows<'event'> {
  return events.map((event) => ({
    client_id: event.sector.clientId,
    type: event.type,
    datetime_created: instant(eventInstant(event.date)),
    datetime_event: instant(eventInstant(event.date)),
    date_event: event.date,
    station_id: event.station?.id ?? null,
    node_id: event.node,
    old_node_id: event.oldNode,
    new_node_id: event.oldNode === null ? null : event.node,
    user_email: ADVISER_EMAIL,
    sector_id: event.sector.id,
    season_id: event.season === null ? null : ids.seasonOf(event.sector.clientId, event.season),
    crop_id: event.crop,
    pest_id: event.pest,
    comments: event.comments,
    product: event.product,
    dose: event.dose,
    measure: event.measure,
    phenology_stage: event.stage,
    lure_settings: event.lure && JSON.stringify(toWire(lureSettings, event.lure)),
  }));
}
