import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type ArrivalLog, arrivalLog } from '../arrivals/arrival-log.ts';
import { sealOf } from '../auth/second-step/seal.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { checkedDatabases } from '../db/check.ts';
import type { DatabaseEvent } from '../db/embedded/supervisor.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { type Databases, type DatabaseUrls, openDatabases } from '../db/pool.ts';
import { configuredDetector } from '../detect/configured-detector.ts';
import { type ServiceChecks, serviceChecks } from '../doctor/service-checks.ts';
import { type ProxyTally, proxyTally } from '../http/proxy-tally.ts';
import { workApart } from '../images/image-process.ts';
import type { ImageWork } from '../images/image-work.ts';
import { demoFarm, demoPhotos } from '../jobs/demo-farm.ts';
import { JOBS } from '../jobs/registry.ts';
import { createLog } from '../logging/log.ts';
import { postOf } from '../mail/post.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { addressGuard } from '../outbound/address-guard.ts';
import { createPrinter, type Printer } from '../pdf/printer.ts';
import { vendorServices } from '../station-sources/services.ts';
import { hasClients } from '../stores/farm/every-client.ts';
import { hasAnyAccount } from '../stores/people/accounts.ts';
import { configuredSource } from '../weather/configured-source.ts';
import { startSending } from '../webhooks/start-sending.ts';
import { builtFolder, STORYBOOK_FOLDER } from './built-folder.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { seedDemoFarm } from './demo-farm.ts';
import { createGate } from './http-gate.ts';
import { listen } from './listen.ts';
import { type FolderLock, takeLock } from './lock.ts';
import { OperatorError } from './operator-error.ts';
import type { Progress } from './progress.ts';
import { startWatching } from './watch.ts';

export interface Service {
  address: string;
  dataFolder: string;
  /** Whether there is any account. */
  hasAccounts: boolean;
  /** Rejects when the service cannot work any longer because its database ended. */
  broken: Promise<never>;
}

type Undo = () => Promise<void> | void;
/** Registers a function that undoes something at the end; the last one runs first. */
export type Later = (undo: Undo) => void;

const DRAIN_MS = 5_000;
const CLOSE_POOLS_MS = 1_000;

/**
 * Starts the whole service: folder, port, database, schema, demo farm, application. The port comes before the
 * database, so that a port in use is noticed early.
 *
 * @param later receives a function to undo each part as soon as the part is started, so that a failed or
 *     interrupted start leaves nothing running
 * @throws {OperatorError} what the person at the terminal has to change
 */
export async function startService(config: Config, progress: Progress, later: Later): Promise<Service> {
  const dataFolder = openDataFolder(config.dataFolder);
  const lock = takeLock(dataFolder, 'start', config.clock());
  later(() => lock.release());
  const gate = createGate();
  const listener = await listen(gate, config.host, config.port);
  later(() => listener.close(DRAIN_MS));
  lock.describe({ address: listener.address });

  const log = logTo(config);
  const embedded = await database({ config, dataFolder, lock, progress, later, log });
  const databases = embedded
    ? openDatabases(embedded.urls)
    : await checkedDatabases(config.databaseUrls as DatabaseUrls);
  later(() => closeInTime(databases));
  await progress.step(
    'Esquema',
    (applied) => (applied.length ? 'actualizado' : 'al día'),
    () => migrate(databases.owner),
  );
  lock.describe({ hasSchema: true });
  // An external database is never filled with the demo farm.
  const wantsDemo = embedded !== undefined && config.loadsDemo;
  if (wantsDemo && !(await hasClients(databases.owner)))
    await seedDemoFarm(config, dataFolder, databases, progress);
  const hasAccounts = await hasAnyAccount(databases.auth);

  const arrivals = arrivalLog({ auth: databases.auth, log });
  later(() => arrivals.flush());
  const metrics = createMetrics(databases.pools);
  const printer = createPrinter({
    log,
    metrics,
    chromiumPath: config.chromiumPath,
    cacheFolder: join(dataFolder, 'cache'),
  });
  later(() => printer.close());
  const imageWork = workApart();
  later(() => imageWork.close());
  const blobs = configuredBlobs({ ...config, dataFolder });
  const { owner } = databases;
  const now = config.clock;
  const checks = serviceChecks({ owner, dataFolder, blobs, settings: config, now, log });
  const tally = proxyTally(config.proxies);
  let stopping = false;
  const isReady = () => !stopping;
  const parts = {
    config,
    dataFolder,
    databases,
    log,
    metrics,
    arrivals,
    printer,
    imageWork,
    checks,
    proxyTally: tally,
    isReady,
  };
  await progress.step('Servidor', 'listo', async () => gate.open(await application(parts)));
  later(startWatching({ owner, proxies: tally, now, log }));
  if (config.runsJobs) {
    const { startJobs } = await import('../jobs/start.ts');
    const weather = configuredSource(config.weather);
    const detector = configuredDetector(config);
    later(() => detector.close());
    const post = postOf({ ...config, dataFolder });
    const vendors = vendorServices(config.vendorUrls, now);
    const guard = addressGuard(config.webhookNetworks);
    const context = {
      databases,
      guard,
      blobs,
      weather,
      vendors,
      detector,
      printer,
      post,
      checks,
      log,
      metrics,
      now,
    };
    const jobs = await startJobs({ ...context, jobs: JOBS });
    later(() => jobs.stop());
    later(startSending({ databases, guard, seal: sealOf(databases.auth, now), now, log }));
    for (const { name } of [demoFarm, demoPhotos]) await jobs.runNow(name); // it may have been off for days
  }
  later(async () => {
    stopping = true;
    await listener.close(DRAIN_MS);
  });
  return { address: listener.address, dataFolder, hasAccounts, broken: databaseEnds(embedded, dataFolder) };
}

interface DatabaseNeeds {
  config: Config;
  dataFolder: string;
  lock: FolderLock;
  progress: Progress;
  later: Later;
  log: Logger;
}

async function database({ config, dataFolder, lock, progress, later, log }: DatabaseNeeds) {
  if (config.databaseUrls) return undefined;
  const onEvent = (event: DatabaseEvent) => logEvent(event, log);
  const options = { dataFolder, stateFolder: config.stateFolder, onEvent };
  return await progress.step('Base de datos', 'lista', async () => {
    const embedded = await startEmbedded(options);
    later(() => embedded.stop());
    lock.describe({ databasePort: embedded.superuser.port, hasSchema: false });
    return embedded;
  });
}

function logEvent(event: DatabaseEvent, log: Logger): void {
  if (event.kind === 'ended') log.error(event, 'the database ended by itself');
  if (event.kind === 'restarted') log.warn(event, 'the database was started again');
  if (event.kind === 'restart-failed') {
    const { attempt, error } = event;
    log.error({ attempt, reason: String(error) }, 'the database did not start again');
  }
}

function logTo({ logLevel }: Config): Logger {
  return createLog(logLevel, pino.destination({ fd: 2, sync: true }));
}

interface ApplicationNeeds {
  config: Config;
  dataFolder: string;
  databases: Databases;
  log: Logger;
  metrics: Metrics;
  arrivals: ArrivalLog;
  printer: Printer;
  imageWork: ImageWork;
  checks: ServiceChecks;
  proxyTally: ProxyTally;
  isReady: () => boolean;
}

async function application({ config, dataFolder, ...rest }: ApplicationNeeds) {
  const { createApp } = await import('./app.ts');
  return createApp({
    ...rest,
    config: { ...config, dataFolder },
    now: config.clock,
    consoleFolder: builtFolder('console'),
    widgetsFolder: builtFolder('widgets'),
    ...(config.servesStorybook && { storybookFolder: STORYBOOK_FOLDER }),
  });
}

async function databaseEnds(embedded: EmbeddedDatabase | undefined, dataFolder: string): Promise<never> {
  if (!embedded) return await new Promise<never>(() => undefined);
  const { code, signal } = await embedded.exited;
  throw new OperatorError(
    `La base de datos se detuvo sola demasiadas veces (${signal ?? `código ${code}`}): vea ${dataFolder}/postgres.log y vuelva a iniciar.`,
  );
}

/** A query that never ends must not keep the service from stopping: the database's own stop cuts it. */
async function closeInTime(databases: Databases): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, CLOSE_POOLS_MS);
  });
  await Promise.race([databases.close(), late]);
  clearTimeout(timer);
}
