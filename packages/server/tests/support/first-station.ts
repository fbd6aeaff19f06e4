import type { DatabaseUrls } from '../../src/db/pool.ts';
import { databaseEnv, type RunningCli, runCli, startCli, testFolder } from './cli.ts';
import { bareDatabase } from './test-database.ts';

/** A running service without the demo farm, with one station and its device, made as the guides say. */
export interface FirstStation {
  readonly address: string;
  /** The environment that further commands need. */
  readonly env: NodeJS.ProcessEnv;
  /** A folder of the test's own. */
  readonly folder: string;
  readonly clientId: number;
  readonly stationId: number;
  /** The answer to the call that made the station. */
  readonly station: Readonly<Record<string, unknown>>;
  /** Sends a call as the administrator. */
  ask(path: string, body?: object): Promise<Response>;
  stop(): Promise<void>;
}

export async function firstStation(serial: string): Promise<FirstStation> {
  const scratch = testFolder();
  const db = await bareDatabase();
  const env = envOf(db.urls, scratch.folder);
  const email = 'ana@campo.cl';
  const made = await runCli(['create-admin', '--email', email], { env });
  const password = /vuelve a mostrar\): (\S+)$/m.exec(made.out)?.[1];
  const server: RunningCli = startCli(['start'], { env });
  await server.says('Ctrl-C para detener', 240_000);
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(server.out)?.[0] ?? '';
  const { api_key } = (await (await fetch(`${address}/config.json`)).json()) as { api_key: string };
  let headers: Record<string, string> = { 'x-api-key': api_key, 'content-type': 'application/json' };
  const ask = (path: string, body?: object) =>
    fetch(`${address}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const post = async <Made>(path: string, body: object): Promise<Made> => {
    const answer = await ask(path, body);
    if (!answer.ok) throw new Error(`${answer.status} to ${path}: ${await answer.text()}`);
    return (await answer.json()) as Made;
  };
  const session = await post<{ access_token: string }>('/auth/sign-in', { email, password });
  headers = { ...headers, authorization: `Bearer ${session.access_token}` };
  const { client_id } = await post<{ client_id: number }>('/v2/clients', { client_name: 'Agrícola Primera' });
  const { sector_id } = await post<{ sector_id: number }>('/v2/sectors', {
    client_id,
    sector_name: 'Norte',
    sector_address: 'Melipilla, RM',
    sector_position_lat: -33.7,
    sector_position_lon: -71.2,
  });
  const station = await post<{ station_id: number }>('/v2/stations', {
    client_id,
    sector_id,
    station_name: 'N-1',
    position_lat: -33.7,
    position_lon: -71.2,
    crop_id: 22,
    pest_id: 2,
    device: { serial_number: serial, node_firmware_version: '2.1', user_email: email },
  });
  return {
    address,
    env,
    folder: scratch.folder,
    clientId: client_id,
    stationId: station.station_id,
    station,
    ask,
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.exited;
      await db.cleanup();
      scratch.remove();
    },
  };
}

const envOf = (urls: DatabaseUrls, folder: string): NodeJS.ProcessEnv => ({
  ...databaseEnv(urls),
  VIGIA_DATA: folder,
  PORT: '0',
});
