import { type IsoDate, isoDate } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import type { ChoiceSource } from '@vigia/domain/events';
import { CROPS, PESTS } from '@vigia/domain/farm';
import { aStation } from '../../../../domain/fixtures/builders/station.ts';

export const TODAY: IsoDate = isoDate('2026-11-21');
export const CLIENT = {
  id: 10,
  name: 'Viña Los Aromos',
  taxId: '76.123.456-0',
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  ...USUAL_CLIENT,
};

const sector = (id: number, name: string, address: string) => ({
  id,
  clientId: CLIENT.id,
  name,
  address,
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  position: { latitude: -33.32, longitude: -71.41 },
});
const node = (serial: string) => ({
  serial,
  clientId: CLIENT.id,
  firmwareVersion: '2.4.1',
  decommissioned: false,
  imei: null,
  dateCreated: '2025-05-05T14:20:00Z',
  lastPosition: null,
});
const station = (id: number, name: string, sectorId: number, nodeSerial: string | null) =>
  aStation({
    id,
    clientId: CLIENT.id,
    name,
    sectorId,
    nodeSerial,
    cropId: sectorId === 4 ? 1 : 23,
    pestId: sectorId === 4 ? 1 : 2,
    seasonId: 40,
  });

/** A grower with a vineyard and an orchard, three stations, a trap that people count, and two devices that are not installed. */
export const FARM: ChoiceSource = {
  user: {
    id: 1,
    clientId: CLIENT.id,
    email: 'carla@aromos.cl',
    firstName: 'Carla',
    lastName: 'Muñoz',
    enabled: true,
    permissions: 'user',
    access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {} },
  },
  tree: {
    client: CLIENT,
    sectors: [
      sector(4, 'Los Aromos Norte', 'Casablanca, Valparaíso'),
      sector(5, 'El Peral', 'Curicó, Maule'),
    ],
    seasons: [
      {
        id: 40,
        clientId: CLIENT.id,
        name: '2026–27',
        start: isoDate('2026-07-01'),
        end: isoDate('2027-06-30'),
        biofixes: [],
      },
      {
        id: 35,
        clientId: CLIENT.id,
        name: '2025–26',
        start: isoDate('2025-07-01'),
        end: isoDate('2026-06-30'),
        biofixes: [],
      },
    ],
    stations: [
      station(101, 'Aromos 1', 4, 'VG-4101'),
      station(102, 'Aromos 2', 4, 'VG-4102'),
      station(103, 'Peral 1', 5, 'VG-4103'),
      station(104, 'Aromos a mano', 4, null),
    ],
    nodes: ['VG-4101', 'VG-4102', 'VG-4103', 'VG-4190', 'VG-4191'].map(node),
  },
  crops: [...CROPS.values()],
  pests: [...PESTS.values()],
  today: TODAY,
};
