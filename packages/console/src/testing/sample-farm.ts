/** A small farm for tests and stories: two sectors, three crops, the current season and the previous one. */
import { isoDate } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import type { ChoiceSource } from '@vigia/domain/events';
import type {
  Biofix,
  ClientTree,
  Crop,
  FilterContext,
  Node,
  Pest,
  Season,
  Sector,
  Station,
} from '@vigia/domain/farm';
import { aBiofix } from '../../../domain/fixtures/builders/farm.ts';
import { aStation } from '../../../domain/fixtures/builders/station.ts';

export const TODAY = isoDate('2026-11-21');

const crop = (id: number, name: string, variantName: string | null): Crop => ({ id, name, variantName });
export const CROPS: readonly Crop[] = [
  crop(1, 'Vid', null),
  crop(22, 'Manzano', 'Fuji'),
  crop(10, 'Cerezo', 'Lapins'),
];

export const PESTS: readonly Pest[] = [
  { id: 1, name: 'Polilla del racimo de la vid' },
  { id: 2, name: 'Carpocapsa' },
  { id: 12, name: 'Drosófila de alas manchadas' },
  { id: 20, name: 'Oídio' },
];

const biofix: Biofix = aBiofix({
  id: 5,
  date: isoDate('2026-09-21'),
  type: 'biofix',
  comment: 'primera captura sostenida',
  pestId: 1,
  sectorId: 3,
  seasonId: 9,
});

const season = (id: number, year: number, biofixes: readonly Biofix[]): Season => ({
  id,
  clientId: 1,
  name: `${year}–${(year + 1) % 100}`,
  start: isoDate(`${year}-05-01`),
  end: isoDate(`${year + 1}-04-30`),
  biofixes,
});
export const SEASONS: readonly Season[] = [season(8, 2025, []), season(9, 2026, [biofix])];

const sector = (id: number, name: string, address: string, latitude: number, longitude: number): Sector => ({
  id,
  clientId: 1,
  name,
  address,
  position: { latitude, longitude },
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
});
export const SECTORS: readonly Sector[] = [
  sector(3, 'Apalta', "Santa Cruz, O'Higgins", -34.6, -71.29),
  sector(4, 'Los Niches', 'Curicó, Maule', -35.05, -71.17),
];

function station(id: number, sectorId: number, more: Partial<Station> = {}): Station {
  const at = SECTORS.find((each) => each.id === sectorId)!;
  return aStation({
    id,
    clientId: 1,
    name: `${at.name} 0${id % 10}`,
    position: {
      latitude: at.position.latitude + id / 500,
      longitude: at.position.longitude + (id % 3) / 300,
    },
    sectorId,
    nodeSerial: `1C0103${id}`,
    seasonId: 9,
    ...more,
  });
}

export const STATIONS: readonly Station[] = [
  station(31, 3),
  station(32, 3),
  station(33, 3, { pestId: 20 }),
  station(34, 3, { nodeSerial: null }),
  station(41, 4, { cropId: 22, pestId: 2 }),
  station(42, 4, { cropId: 10, pestId: 12 }),
  station(43, 4, { cropId: null, pestId: null }),
];

export const CONTEXT: FilterContext = {
  tree: { sectors: SECTORS, seasons: SEASONS, stations: STATIONS },
  crops: CROPS,
  pests: PESTS,
  today: TODAY,
};

const node = (serial: string): Node => ({
  serial,
  clientId: 1,
  firmwareVersion: '4.2.0',
  decommissioned: false,
  imei: null,
  dateCreated: '2025-05-05T14:20:00Z',
  lastPosition: null,
});

/** The options of the event form; two devices are not installed at a station. */
export const CHOICE_SOURCE: ChoiceSource = {
  user: {
    id: 3,
    clientId: 1,
    email: 'ana@aromos.cl',
    firstName: 'Ana',
    lastName: 'Rojas',
    enabled: true,
    permissions: '',
    access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {} },
  },
  tree: {
    client: {
      id: 1,
      name: 'Viña Los Aromos',
      taxId: null,
      dateCreated: '2025-05-05T14:20:00Z',
      archived: false,
      ...USUAL_CLIENT,
    },
    sectors: SECTORS,
    seasons: SEASONS,
    stations: STATIONS,
    nodes: [...STATIONS.flatMap(({ nodeSerial }) => nodeSerial ?? []), 'VG-9', 'VG-12'].map(node),
  },
  crops: CROPS,
  pests: PESTS,
  today: TODAY,
};

/** The whole tree, as the service gives it. */
export const TREE: ClientTree = { ...CHOICE_SOURCE.tree, thresholds: [], products: [], harvests: [] };
