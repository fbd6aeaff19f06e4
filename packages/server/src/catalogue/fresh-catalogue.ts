import { installCatalogue } from '@vigia/domain/farm';
import type { Db } from '../db/pool.ts';
import { catalogueVersion, readOwnCatalogue } from '../stores/farm/pest-documents.ts';

/** How long a process may compute with a catalogue that another server has changed, ms. */
const CHECK_EVERY_MS = 1_000;

interface Known {
  checkedAt: number;
  version: string;
  checking: Promise<void> | undefined;
}
const known = new WeakMap<Db, Known>();
/** The database whose catalogue this process computes with. A service has one. */
let installedFrom: Db | undefined;

/**
 * Makes this process compute with the catalogue of its database. The database is asked once a second at most, and what
 * it has is read only when it is another one.
 *
 * @param app the connections of requests
 */
export async function freshCatalogue(app: Db): Promise<void> {
  const now = performance.now();
  const at = known.get(app);
  if (at && installedFrom === app && now - at.checkedAt < CHECK_EVERY_MS) return await at.checking;
  await reloadCatalogue(app);
}

/** The same at once, after a change of this process itself. */
export async function reloadCatalogue(app: Db): Promise<void> {
  const at = known.get(app) ?? { checkedAt: 0, version: '', checking: undefined };
  known.set(app, at);
  at.checkedAt = performance.now();
  at.checking = load(app, at).finally(() => {
    at.checking = undefined;
  });
  await at.checking;
}

async function load(app: Db, at: Known): Promise<void> {
  try {
    const version = await catalogueVersion(app);
    if (version === at.version && installedFrom === app) return;
    installCatalogue(await readOwnCatalogue(app));
    at.version = version;
    installedFrom = app;
  } catch (error) {
    at.checkedAt = 0;
    throw error;
  }
}
