import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/db/embedded.ts';
import { connectAsSuperuser, ensureRoles } from '../../src/db/roles.ts';
import type { Cluster } from './database-copy.ts';
import { WITHOUT_DURABILITY } from './suite.ts';

/** The embedded PostgreSQL, or the throwaway cluster that `VIGIA_TEST_POSTGRES` points at as superuser. */
export async function testCluster(): Promise<Cluster> {
  const given = process.env.VIGIA_TEST_POSTGRES;
  return given ? await givenCluster(new URL(given)) : await embeddedCluster();
}

async function embeddedCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-suite-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's account has to pass
  const cluster = await startEmbedded({ dataFolder: folder, settings: WITHOUT_DURABILITY });
  const stop = async () => {
    await cluster.stop();
    rmSync(cluster.clusterFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

async function givenCluster({ hostname, port, password }: URL): Promise<Cluster> {
  const superuser = { host: hostname, port: Number(port || 5432), password: decodeURIComponent(password) };
  const passwords = { owner: 'owner', app: 'app', auth: 'auth' };
  const admin = await connectAsSuperuser(superuser);
  await ensureRoles(admin, passwords);
  await admin.end();
  return { superuser, passwords, stop: async () => undefined };
}
