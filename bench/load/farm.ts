/** What people and devices of the demo farm ask about: ids that are there, read from the service itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FarmServer } from '../../scripts/farm-server.ts';
import { keyedDevices } from '../keyed-devices.ts';
import type { Account } from './person.ts';

/** Everything is of this client, so that people and devices meet at the same stations. */
const CLIENT_ID = 1;

export interface Trap {
  readonly stationId: number;
  readonly serial: string;
  readonly key: string;
  /** Of its newest reading sent under load, so that no instant is sent twice. */
  sentUntil: number;
}

export interface LoadFarm {
  readonly clientId: number;
  /** Who may do all that the mix asks for. */
  readonly accounts: readonly Account[];
  readonly traps: readonly Trap[];
  /** Stations of one field in the newest season, and that season's first day. */
  readonly field: { readonly stationIds: readonly number[]; readonly from: string };
  readonly today: string;
}

interface Tree {
  readonly clients: readonly {
    readonly client_name: string;
    readonly seasons: readonly { season_id: number; date_start: string }[];
    readonly stations: readonly {
      station_id: number;
      sector_id: number;
      station_season_id: number | null;
      assigned_node_sn: string | null;
    }[];
  }[];
}

const DAY_MS = 86_400_000;
/**
 * Readings of load begin so many days ago, while the devices stand where they stand, and at minutes at which the
 * demo's devices send none.
 */
const FIRST_DAYS_AGO = 20;
const OWN_MINUTE_MS = 7 * 60_000;

export async function readLoadFarm(server: FarmServer): Promise<LoadFarm> {
  const [client] = (await server.ask<Tree>(`/v2/clients/${CLIENT_ID}/infrastructure`)).clients;
  const season = client?.seasons.toSorted((a, b) => b.date_start.localeCompare(a.date_start))[0];
  if (!client || !season) throw new Error('the demo farm has no season');
  const stations = client.stations.filter(({ station_season_id }) => station_season_id === season.season_id);
  const now = Date.now();
  const first = now - (now % DAY_MS) - FIRST_DAYS_AGO * DAY_MS + OWN_MINUTE_MS;
  const bySerial = new Map(stations.map((station) => [station.assigned_node_sn, station.station_id]));
  return {
    clientId: CLIENT_ID,
    accounts: accountsOf(server, client.client_name),
    traps: (await keyedDevices(server)).flatMap((device) => {
      const stationId = bySerial.get(device.serial);
      return stationId ? [{ ...device, stationId, sentUntil: first }] : [];
    }),
    field: {
      stationIds: stations
        .filter(({ sector_id }) => sector_id === stations[0]?.sector_id)
        .map(({ station_id }) => station_id),
      from: season.date_start,
    },
    today: new Date(now).toISOString().slice(0, 10),
  };
}

function accountsOf({ dataFolder }: FarmServer, client: string): Account[] {
  const all: Account[] = JSON.parse(readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8'));
  return all.filter((account) => account.client === client && account.role !== 'user');
}
