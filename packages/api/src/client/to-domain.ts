/** Wire (snake_case) → domain (camelCase). The only place of the client that knows both. */
import {
  type Biofix,
  type Client,
  type ClientTree,
  type Crop,
  type DailySeries,
  type FieldEvent,
  fromColumnar,
  isoDate,
  type Node,
  type Pest,
  type Season,
  type Sector,
  type Station,
  type User,
} from '@vigia/domain';
import type { z } from 'zod';
import type { ColumnsAnswer } from '../contract/analytics.ts';
import type { EventWire } from '../contract/events.ts';
import type { HealthAnswer, HealthPart } from '../contract/health.ts';
import type {
  BiofixWire,
  ClientWire,
  CropWire,
  InfrastructureAnswer,
  NodeWire,
  PestWire,
  SeasonWire,
  SectorWire,
  StationWire,
} from '../contract/infrastructure.ts';
import type { UserWire } from '../contract/users.ts';

/** One client's tree with the catalogues its stations refer to. */
export interface Infrastructure {
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly trees: readonly ClientTree[];
}

/** A daily series and how complete it is; a hole is NaN. */
export interface SeriesAnswer {
  readonly series: DailySeries;
  readonly missingDays: number;
  readonly stations: number;
  /** Last day with a value; null without any. */
  readonly lastDate: DailySeries['start'] | null;
}

export interface HealthItem {
  readonly state: HealthPart['state'];
  /** Epoch ms of the newest measurement behind the state. */
  readonly lastAt: number | null;
  readonly lastValue: number | string | null;
  readonly errors: readonly string[];
}
export type HealthItems = Readonly<Record<keyof HealthAnswer, HealthItem>>;

export const toCrop = (wire: z.infer<typeof CropWire>): Crop => ({
  id: wire.crop_id,
  name: wire.crop_name,
  variantName: wire.variant_name,
});

export const toPest = (wire: z.infer<typeof PestWire>): Pest => ({ id: wire.pest_id, name: wire.pest_name });

export const toStation = (wire: StationWire): Station => ({
  id: wire.station_id,
  clientId: wire.client_id,
  name: wire.station_name,
  position:
    wire.station_position_lat === null || wire.station_position_lon === null
      ? null
      : { latitude: wire.station_position_lat, longitude: wire.station_position_lon },
  tags: wire.station_tags,
  archived: wire.station_is_archived,
  sectorId: wire.sector_id,
  nodeSerial: wire.assigned_node_sn,
  cropId: wire.crop_id,
  pestId: wire.pest_id,
  seasonId: wire.station_season_id,
});

export const toNode = (wire: NodeWire): Node => ({
  serial: wire.serial_number,
  clientId: wire.client_id,
  firmwareVersion: wire.node_firmware_version,
  decommissioned: wire.node_is_decommissioned,
});

export const toSector = (wire: SectorWire): Sector => ({
  id: wire.sector_id,
  clientId: wire.client_id,
  name: wire.sector_name,
  address: wire.sector_address,
  position: { latitude: wire.sector_position_lat, longitude: wire.sector_position_lon },
});

export const toBiofix = (wire: z.infer<typeof BiofixWire>): Biofix => ({
  id: wire.biofix_id,
  date: isoDate(wire.date_biofix),
  type: wire.type,
  comment: wire.biofix_comment,
  pestId: wire.pest_id,
  sectorId: wire.sector_id,
  seasonId: wire.season_id,
});

export const toSeason = (wire: SeasonWire): Season => ({
  id: wire.season_id,
  clientId: wire.client_id,
  name: wire.season_name,
  start: isoDate(wire.date_start),
  end: isoDate(wire.date_end),
  biofixes: wire.biofix.map(toBiofix),
});

export const toClient = (wire: z.infer<typeof ClientWire>): Client => ({
  id: wire.client_id,
  name: wire.client_name,
  taxId: wire.client_tax_id,
  archived: wire.client_is_archived,
});

/** Archived stations and decommissioned nodes are dropped from the tree. */
export function toInfrastructure(wire: InfrastructureAnswer): Infrastructure {
  return {
    crops: wire.crops.map(toCrop),
    pests: wire.pests.map(toPest),
    trees: wire.clients.map((client) => ({
      client: toClient(client),
      sectors: client.sectors.map(toSector),
      seasons: client.seasons.map(toSeason),
      stations: client.stations.map(toStation).filter((station) => !station.archived),
      nodes: client.nodes.map(toNode).filter((node) => !node.decommissioned),
    })),
  };
}

export const toUser = (wire: UserWire): User => ({
  id: wire.user_id,
  clientId: wire.client_id,
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  enabled: wire.enabled,
  permissions: wire.permissions,
  access: {
    role: wire.access.role,
    entitiesUnderClient: wire.access.entities_under_client,
    entitiesUnderSector: wire.access.entities_under_sector,
  },
});

export const toFieldEvent = (wire: EventWire): FieldEvent => ({
  id: wire.event_id,
  clientId: wire.client_id,
  type: wire.type,
  createdAt: Date.parse(wire.datetime_created),
  date: isoDate(wire.date_event),
  stationId: wire.station_id,
  sectorId: wire.sector_id,
  seasonId: wire.season_id,
  cropId: wire.crop_id,
  pestId: wire.pest_id,
  comments: wire.comments,
  product: wire.product,
  dose: wire.dose,
  measure: wire.measure,
  phenologyStage: wire.phenology_stage,
});

export const toSeriesAnswer = (wire: ColumnsAnswer): SeriesAnswer => ({
  series: fromColumnar({ start: isoDate(wire.start), step: wire.step, values: wire.values }),
  missingDays: wire.meta.missing_days,
  stations: wire.meta.stations,
  lastDate: wire.meta.last_date === null ? null : isoDate(wire.meta.last_date),
});

const toHealthItem = ({ state, details }: HealthPart): HealthItem => ({
  state,
  lastAt: details.info_last_date === null ? null : Date.parse(details.info_last_date),
  lastValue: details.info_last_value,
  errors: details.errors,
});

export const toHealthItems = (wire: HealthAnswer): HealthItems => ({
  connection: toHealthItem(wire.connection),
  energy: toHealthItem(wire.energy),
  images: toHealthItem(wire.images),
  sensors: toHealthItem(wire.sensors),
});
