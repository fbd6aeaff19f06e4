import { openSession, type Session } from '../crash/service.ts';
import { databaseEnv, type RunningCli, startCli, testFolder } from '../support/cli.ts';
import type { TestDatabase } from '../support/test-database.ts';

const START_MS = 5 * 60_000;

/** A whole server in a process of its own. */
export interface RealServer {
  readonly address: string;
  /** @throws the answer was none of 2xx */
  ask<T>(path: string, body?: object): Promise<T>;
  /** Waits for its end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Servers of one data folder, which may send to this machine. */
export function realServers(database: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  const scratch = testFolder();
  let session: Session | null = null;
  return {
    remove: scratch.remove,
    start: async (): Promise<RealServer> => {
      const cli: RunningCli = startCli(['start'], {
        env: {
          ...databaseEnv(database.urls),
          ...{ VIGIA_DATA: scratch.folder, VIGIA_DEMO: 'off', PORT: '0', LOG_LEVEL: 'error' },
          ...{ VIGIA_WEBHOOK_NETWORKS: '127.0.0.1', ...env },
        },
      });
      await cli.says('Ctrl-C para detener', START_MS);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(cli.out)?.[0] ?? '';
      session ??= await openSession(address);
      const headers = { ...session.headers, 'content-type': 'application/json' };
      return {
        address,
        ask: async <T>(path: string, body?: object) => {
          const answer = await fetch(`${address}${path}`, {
            ...{ method: body ? 'POST' : 'GET', headers },
            ...(body && { body: JSON.stringify(body) }),
          });
          if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
          return (await answer.json()) as T;
        },
        end: async (signal) => {
          cli.child.kill(signal);
          await cli.exited;
        },
      };
    },
  };
}
