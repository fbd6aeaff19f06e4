import { DEV_EUI, FOREIGN_DOOR_ID } from '../../support/farm-keys.ts';
import { TEST_NOW } from '../../support/test-now.ts';
import { ttsUplink } from '../../support/uplink-messages.ts';
import type { MatrixRow } from '../row.ts';

const EDIT = { right: 'client-admin-write', aim: 'uplink-door' } as const;
const DEVICE = '/v2/uplink-doors/{door_id}/devices/{dev_eui}';
const path = { dev_eui: DEV_EUI };
const FIELDS = [{ field_path: 'temp', mapped_measure: 'ambient_temperature_c', mapped_unit: '°F' }];
const ofClient = {
  aim: 'client',
  ask: ({ id }: { readonly id: number | string }) => ({ query: { client_id: id } }),
} as const;

export const uplinkRequests: readonly MatrixRow[] = [
  { ...ofClient, route: 'GET /v2/uplink-doors', right: 'client-admin-read' },
  {
    route: 'POST /v2/uplink-doors',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, network: 'chirpstack', door_name: 'Parrón' } }),
  },
  {
    ...EDIT,
    route: 'PUT /v2/uplink-doors/{door_id}',
    ask: () => ({ body: { door_name: 'TTN de la viña' } }),
  },
  {
    ...EDIT,
    route: 'POST /v2/uplink-doors/{door_id}/rotate',
    ask: () => ({ body: { overlap_hours: 24 } }),
  },
  { ...EDIT, route: 'DELETE /v2/uplink-doors/{door_id}' },
  {
    ...EDIT,
    ...{ route: `PUT ${DEVICE}`, path },
    ask: ({ id }) => ({
      body: { station_id: id === FOREIGN_DOOR_ID ? 3001 : 1001, profile_id: Number(id) },
    }),
  },
  { ...EDIT, route: `DELETE ${DEVICE}`, path },
  { right: 'client-admin-read', aim: 'uplink-door', route: `GET ${DEVICE}/uplinks`, path },
  { ...EDIT, route: `POST ${DEVICE}/replay`, path },
  { ...ofClient, route: 'GET /v2/uplink-profiles', right: 'client-admin-read' },
  {
    route: 'POST /v2/uplink-profiles',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, profile_name: 'LSE01', mapped_fields: FIELDS } }),
  },
  {
    route: 'PUT /v2/uplink-profiles/{profile_id}',
    right: 'client-admin-write',
    aim: 'uplink-profile',
    ask: () => ({ body: { profile_name: 'LSE01', mapped_fields: FIELDS } }),
  },
  {
    route: 'DELETE /v2/uplink-profiles/{profile_id}',
    right: 'client-admin-write',
    aim: 'unused-profile',
  },
  {
    route: 'POST /v2/uplinks/{door_id}',
    right: 'door-write',
    aim: 'uplink-door',
    ask: () => ({
      body: ttsUplink({
        ...{ devEui: DEV_EUI, at: TEST_NOW - 60_000, counter: 8, session: 'AXA50tHU', payload: 'AAE=' },
        fields: { temp: 21.5 },
      }),
    }),
  },
];
