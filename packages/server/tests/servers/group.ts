import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore } from '../../src/blobs/blob-store.ts';
import { s3Blobs } from '../../src/blobs/s3-blobs.ts';
import { type Databases, openDatabases } from '../../src/db/pool.ts';
import { START_MS } from '../crash/farm.ts';
import { openSession, runSeasons, type Session } from '../crash/service.ts';
import { databaseEnv, MANY_CALLS, type RunningCli, runCli, startCli, testFolder } from '../support/cli.ts';
import { startTestS3 } from '../support/s3-server.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import type { SharedPostgres } from './embedded-postgres.ts';
import { startProxy } from './proxy.ts';

const BUCKET = 'fotos';
const CREDENTIALS = { accessKeyId: 'AKVIGIA', secretAccessKey: 'secreto-de-prueba', region: 'sa-east-1' };

/** Servers with nothing of their own: one PostgreSQL, one bucket, a proxy in front. */
export interface ServerGroup {
  /** Of the proxy. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly databases: Databases;
  readonly blobs: BlobStore;
  /** Addresses of the servers themselves. */
  readonly servers: readonly string[];
  /** Signs in again, through the proxy. */
  signIn(): Promise<void>;
  /** Another session, through the proxy. */
  session(): Promise<Session>;
  /** Ends a server, waits for its end, and takes it from the group. */
  end(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Adds a server of this copy, and waits until it is ready. */
  add(): Promise<void>;
  close(): Promise<void>;
}

export interface GroupOptions {
  readonly count: number;
  /** Stopped with the group. */
  readonly postgres: Pick<SharedPostgres, 'urls' | 'direct' | 'stop'>;
  /** `main.ts` of the copy of the schema and of the first servers (default: this copy). */
  readonly main?: string;
}

async function smallFarm(databases: Databases, env: NodeJS.ProcessEnv, main?: string): Promise<void> {
  const migrated = await runCli(['migrate'], { env, ...(main && { main }) });
  if (migrated.code !== 0) throw new Error(migrated.err);
  await insertSmallFarm(databases);
  await runSeasons(databases);
}

/** Starts servers on a small farm. */
export async function serverGroup({ count, postgres, main }: GroupOptions): Promise<ServerGroup> {
  const scratch = testFolder();
  const folder = (name: string) => {
    const path = join(scratch.folder, name);
    mkdirSync(path, { mode: 0o711 });
    return path;
  };
  const databases = openDatabases(postgres.direct);
  const s3 = await startTestS3(BUCKET, CREDENTIALS);
  const proxy = await startProxy();
  const running: { cli: RunningCli; address: string }[] = [];
  const state = { headers: {} as Readonly<Record<string, string>>, made: 0 };

  const env = () => ({
    ...databaseEnv(postgres.urls),
    VIGIA_DATA: folder(`server-${state.made++}`),
    VIGIA_S3_ENDPOINT: s3.endpoint,
    VIGIA_S3_BUCKET: BUCKET,
    VIGIA_S3_REGION: CREDENTIALS.region,
    VIGIA_S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    VIGIA_S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    VIGIA_PROXIES: '1',
    VIGIA_PERSON_CALLS: MANY_CALLS,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const announce = () => proxy.setServers(running.map(({ address }) => address));
  const add = async (of?: string) => {
    const cli = startCli(['start'], { env: env(), ...(of && { main: of }) });
    await cli.says('Ctrl-C para detener', START_MS);
    running.push({ cli, address: /http:\/\/127\.0\.0\.1:\d+/.exec(cli.out)?.[0] ?? '' });
    announce();
  };
  const end = async (index: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const [gone] = running.splice(index, 1);
    gone?.cli.child.kill(signal);
    await gone?.cli.exited;
    announce();
  };
  await smallFarm(databases, env(), main);
  for (let i = 0; i < count; i += 1) await add(main);
  const signIn = async () => {
    state.headers = (await openSession(proxy.address)).headers;
  };
  await signIn();
  return {
    address: proxy.address,
    get headers() {
      return state.headers;
    },
    databases,
    blobs: s3Blobs({ endpoint: s3.endpoint, bucket: BUCKET, ...CREDENTIALS }),
    get servers() {
      return running.map(({ address }) => address);
    },
    signIn,
    session: () => openSession(proxy.address),
    end,
    add: () => add(),
    close: async () => {
      while (running.length > 0) await end(0, 'SIGTERM');
      await proxy.close();
      await databases.close();
      await s3.close();
      await postgres.stop();
      scratch.remove();
    },
  };
}
