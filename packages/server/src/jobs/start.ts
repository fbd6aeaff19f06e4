import { PgBoss } from 'pg-boss';
import { freshCatalogue } from '../catalogue/fresh-catalogue.ts';
import { isOnNodes } from '../db/on-nodes.ts';
import type { JobOutcome, Metrics } from '../metrics/metrics.ts';
import type { Job, JobContext } from './job.ts';

export interface Jobs {
  /** Runs a job at once, as soon as a server is free. */
  runNow(name: string): Promise<void>;
  /** Accepts no new work, waits for running jobs for up to 4 s, and returns the rest to the queue. */
  stop(): Promise<void>;
}

export interface JobsOptions extends Omit<JobContext, 'signal'> {
  readonly jobs: readonly Job[];
  readonly metrics: Pick<Metrics, 'jobRan'>;
  /** Interval of the checks for new work and for dead servers, s (shorter in tests). */
  readonly lookEvery?: number;
  /** Time without a heartbeat after which a server is considered dead, s (at least 10). */
  readonly silentAfter?: number;
}

/** Database schema of the queue, apart from the tables of the service. The queue creates and migrates it. */
const SCHEMA = 'vigia_jobs';
/** On a Citus the queue lies on the coordinator alone, and its messages, which contain a `set local`, go to no node. */
const ON_COORDINATOR = '-c citus.enable_ddl_propagation=off -c citus.propagate_set_commands=none';
const LOOK_EVERY_S = 30;
const SILENT_AFTER_S = 60;
const LONGEST_RUN_S = 3_600;
const STOP_MS = 4_000;
const TIME_ZONE = 'America/Santiago';

/**
 * Runs the jobs from a queue in the database, as the database's owner. Several servers share the queue. Each
 * run is done by one of them, and another one repeats the run of a server that died.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { databases, jobs, log, lookEvery = LOOK_EVERY_S, silentAfter = SILENT_AFTER_S } = options;
  const boss = new PgBoss({
    connectionString: databases.ownerPool.options.connectionString as string,
    application_name: 'vigia-jobs',
    ...((await isOnNodes(databases.ownerPool)) && { options: ON_COORDINATOR }),
    schema: SCHEMA,
    max: 2,
    cronMonitorIntervalSeconds: Math.min(lookEvery, 30),
    cronWorkerIntervalSeconds: Math.min(lookEvery, 30),
    superviseIntervalSeconds: lookEvery,
    monitorIntervalSeconds: lookEvery,
    // While the queue caches a running job, other servers cannot take it over, so the cache is short.
    queueCacheIntervalSeconds: lookEvery,
  });
  const stopping = new AbortController();
  boss.on('error', (error) => {
    // Connections that fail while the server stops are expected.
    if (!stopping.signal.aborted) log.warn({ reason: String(error) }, 'the job queue could not work');
  });
  await boss.start();
  for (const job of jobs) {
    const queue = {
      policy: 'stately',
      heartbeatSeconds: silentAfter,
      expireInSeconds: LONGEST_RUN_S,
      retryLimit: 3,
      retryDelay: Math.min(lookEvery, 60),
      retryBackoff: true,
    };
    await boss.createQueue(job.name, queue);
    await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
    await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, () =>
      run(job, options, stopping.signal),
    );
  }
  return {
    runNow: async (name) => {
      await boss.send(name);
    },
    stop: async () => {
      stopping.abort(new Error('the server stops'));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

async function run(job: Job, { metrics, ...context }: JobsOptions, signal: AbortSignal): Promise<object> {
  const log = context.log.child({ job: job.name });
  const began = performance.now();
  const finish = (outcome: JobOutcome) => {
    const seconds = (performance.now() - began) / 1000;
    metrics.jobRan({ job: job.name, outcome, seconds, at: context.now() });
    return Math.round(seconds * 1000);
  };
  try {
    await freshCatalogue(context.databases.app);
    const counts = await job.run({ ...context, log, signal });
    log.info({ ...counts, ms: finish('done') }, 'job done');
    return counts;
  } catch (error) {
    // Thrown after a stop too: the queue gives the run to another server, or to this one after its restart.
    if (signal.aborted) log.info({ ms: finish('stopped') }, 'job stopped with the server');
    else log.error({ err: error, ms: finish('failed') }, 'job failed');
    throw error;
  }
}
