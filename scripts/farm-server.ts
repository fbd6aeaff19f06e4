/** Starts a server with the demo farm, and signs somebody in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface FarmServer {
  readonly base: string;
  readonly dataFolder: string;
  /** Its process. */
  readonly pid: number;
  /** A super administrator of the demo farm. */
  readonly account: { readonly email: string; readonly password: string };
  /** Opens a session of a super administrator; it lasts ten minutes. */
  signIn(): Promise<void>;
  /** Headers of that person's requests. */
  headers(): Readonly<Record<string, string>>;
  /** Sends a request as that person; throws for any answer that is not ok. */
  ask<T>(path: string, init?: { method?: string; body?: unknown }): Promise<T>;
}

const READY_ATTEMPTS = 240;

/**
 * Runs `work` with a fresh server; server and data are removed afterwards.
 *
 * @param jobs whether the server runs its scheduled jobs
 */
export async function withFarmServer(
  work: (server: FarmServer) => Promise<void>,
  { jobs = false }: { readonly jobs?: boolean } = {},
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vigia-farm-'));
  const port = await freePort();
  const main = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'main.ts');
  const settings = {
    PORT: String(port),
    VIGIA_DATA: dataFolder,
    VIGIA_JOBS: jobs ? 'on' : 'off',
    VIGIA_PERSON_CALLS: '999999999', // One account makes the calls of many people.
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, [main, 'start'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await ready(base);
    await work(await signedIn(base, dataFolder, server.pid as number));
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function ready(base: string): Promise<void> {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt++) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error('the server did not get ready');
}

async function signedIn(base: string, dataFolder: string, pid: number): Promise<FarmServer> {
  const accounts: { email: string; password: string; role: string }[] = JSON.parse(
    readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8'),
  );
  const root = accounts.find(({ role }) => role === 'root');
  if (!root) throw new Error('the demo farm has nobody who looks after it');
  const { api_key } = await (await fetch(`${base}/config.json`)).json();
  const json = { 'content-type': 'application/json', 'x-api-key': api_key };
  const body = JSON.stringify({ email: root.email, password: root.password });
  let headers: Record<string, string> = json;
  const signIn = async () => {
    const answer = await fetch(`${base}/auth/sign-in`, { method: 'POST', headers: json, body });
    headers = { ...json, authorization: `Bearer ${(await answer.json()).access_token}` };
  };
  await signIn();
  return {
    base,
    dataFolder,
    pid,
    account: root,
    signIn,
    headers: () => headers,
    ask: async (path, { method = 'GET', body: sent } = {}) => {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers,
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
      return await answer.json();
    },
  };
}
