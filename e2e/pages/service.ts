import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { account, dataFolder } from './accounts.ts';

interface Tree {
  stations: { station_id: number; station_name: string; sector_id: number }[];
  seasons: { season_id: number; season_name: string }[];
  sectors: { sector_id: number; sector_name: string }[];
}

/** What a client of the service may ask directly, to know ids that the screens do not show. */
export async function treeOf(request: APIRequestContext, who: string, clientId: number): Promise<Tree> {
  const { api_key } = await (await request.get('/config.json')).json();
  const { email, password } = account(who);
  const headers = { 'x-api-key': api_key };
  const session = await (await request.post('/auth/sign-in', { headers, data: { email, password } })).json();
  const answer = await request.get(`/v2/clients/${clientId}/infrastructure`, {
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
  });
  return (await answer.json()).clients[0];
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
