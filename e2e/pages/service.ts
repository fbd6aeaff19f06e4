import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { account, dataFolder } from './accounts.ts';

interface Tree {
  stations: {
    station_id: number;
    station_name: string;
    sector_id: number;
    assigned_node_sn: string | null;
  }[];
  seasons: { season_id: number; season_name: string }[];
  sectors: { sector_id: number; sector_name: string }[];
}

/**
 * Headers of requests in a new session of a demo account. It signs in without the cookies of `request`, which would end
 * the session before.
 */
export async function headersOf(request: APIRequestContext, who: string): Promise<Record<string, string>> {
  const config = await request.get('/config.json');
  const headers = { 'x-api-key': (await config.json()).api_key };
  const { email, password } = account(who);
  const session = await fetch(new URL('/auth/sign-in', config.url()), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { ...headers, authorization: `Bearer ${(await session.json()).access_token}` };
}

/** The tree of a client, requested directly, for ids that the screens do not show. */
export async function treeOf(request: APIRequestContext, who: string, clientId: number): Promise<Tree> {
  const headers = await headersOf(request, who);
  const answer = await request.get(`/v2/clients/${clientId}/infrastructure`, { headers });
  return (await answer.json()).clients[0];
}

/** A station with a device and at least `photos` photos: the demo farm draws them after it is loaded. */
export async function photographedStation(
  request: APIRequestContext,
  who: string,
  { clientId, photos }: { readonly clientId: number; readonly photos: number },
): Promise<Tree['stations'][number]> {
  const headers = await headersOf(request, who);
  const { stations } = await treeOf(request, who, clientId);
  const fitted = stations.filter(({ assigned_node_sn }) => assigned_node_sn !== null);
  for (let round = 0; round < 60; round += 1) {
    for (const station of fitted) {
      const path = `/v2/stations/${station.station_id}/images?image_type=bug`;
      const images: unknown[] = await (await request.get(path, { headers })).json();
      if (images.length >= photos) return station;
    }
    await new Promise((resume) => setTimeout(resume, 2000));
  }
  throw new Error('the demo farm drew no photos');
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs `vigia …` on the data folder of the running server, as an operator would in a second terminal. */
export function vigia(...args: string[]): Promise<CommandResult> {
  const main = join(import.meta.dirname, '..', '..', 'packages', 'server', 'src', 'main.ts');
  return new Promise((done) => {
    const env = { ...process.env, VIGIA_DATA: dataFolder() };
    execFile('node', [main, ...args], { env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr });
    });
  });
}
