import { PgBoss } from 'pg-boss';
import type { JobOutcome, Metrics } from '../metrics/metrics.ts';
import type { Job, JobContext } from './job.ts';

export interface Jobs {
  /** Runs a job as soon as some server is free, whatever the clock says. */
  runNow(name: string): Promise<void>;
  /** Takes no new work, lets what is under way finish, and hands back what does not finish in time. */
  stop(): Promise<void>;
}

export interface JobsOptions extends Omit<JobContext, 'signal'> {
  readonly jobs: readonly Job[];
  readonly metrics: Pick<Metrics, 'jobRan'>;
  /** How often to look for work and for servers that died, s (tests hurry). */
  readonly lookEvery?: number;
  /** A server that has given no sign for this long is taken for dead, s (at least 10). */
  readonly silentAfter?: number;
}

/** Of their own, beside the tables of the service: made and kept up to date by the queue itself. */
const SCHEMA = 'vigia_jobs';
const LOOK_EVERY_S = 30;
const SILENT_AFTER_S = 60;
const LONGEST_RUN_S = 3_600;
const STOP_MS = 4_000;
const TIME_ZONE = 'America/Santiago';

/**
 * Runs the jobs from a queue in the database, as its owner: several servers share it, each run is done by one of
 * them, and the run of a server that died is taken up by another one.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { databases, jobs, log, lookEvery = LOOK_EVERY_S, silentAfter = SILENT_AFTER_S } = options;
  const boss = new PgBoss({
    connectionString: databases.ownerPool.options.connectionString as string,
    application_name: 'vigia-jobs',
    schema: SCHEMA,
    max: 2,
    cronMonitorIntervalSeconds: Math.min(lookEvery, 30),
    cronWorkerIntervalSeconds: Math.min(lookEvery, 30),
    superviseIntervalSeconds: lookEvery,
    monitorIntervalSeconds: lookEvery,
    // What it remembers of a run under way keeps others from taking it up.
    queueCacheIntervalSeconds: lookEvery,
  });
  const stopping = new AbortController();
  boss.on('error', (error) => {
    // A connection that goes with the server is no fault.
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
    const counts = await job.run({ ...context, log, signal });
    log.info({ ...counts, ms: finish('done') }, 'job done');
    return counts;
  } catch (error) {
    // Thrown all the same: the queue gives the run to another server, or to this one when it is back.
    if (signal.aborted) log.info({ ms: finish('stopped') }, 'job stopped with the server');
    else log.error({ err: error, ms: finish('failed') }, 'job failed');
    throw error;
  }
}
