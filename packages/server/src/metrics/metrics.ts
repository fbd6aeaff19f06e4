import type { UserType } from '@vigia/domain/access';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a run of a job ended. `stopped`: the server stopped, and the queue repeats the run. */
export type JobOutcome = 'done' | 'failed' | 'stopped';

/**
 * Metrics of the service. Label values are few: patterns and names from the code, never an id or an address.
 */
export interface Metrics {
  /** One answered request. `route` is the pattern, such as `/v2/clients/{client_id}`. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** One sign-in by password. */
  signedIn(user: UserType): void;
  /** Number of things received: readings, images, logs, events. */
  took(kind: IngestKind, count: number): void;
  /** One finished run of a job. */
  jobRan(run: { job: string; outcome: JobOutcome; seconds: number; at: number }): void;
  /** One finished print. */
  printed(outcome: PrintOutcome, seconds: number): void;
  /** Free space on the disk; `daysLeft` is null when the day it fills up is unknown. */
  hasRoom(disk: { readonly freeBytes: number; readonly daysLeft: number | null }): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export type IngestKind = 'reading' | 'image' | 'device_log' | 'event';
export type PrintOutcome = 'done' | 'too-complex' | 'failed' | 'refused';

export interface WatchedPool {
  readonly name: string;
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
}

/** Answers take from one to a few hundred milliseconds; a print takes seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.1, 1, 10, 60, 300, 1800];

let processRegistry: Registry | undefined;

/**
 * Metrics of the process (memory, CPU, event loop). There is one process, even with several applications in it.
 */
function ofProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export function createMetrics(pools: readonly WatchedPool[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'vigia_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const taken = new Counter({
    name: 'vigia_ingested_total',
    help: 'Readings, images, device logs and events taken in',
    labelNames: ['kind'],
    registers,
  });
  const visits = new Counter({
    name: 'vigia_sign_ins_total',
    help: 'Sign-ins by password, those of testers and demonstrations apart',
    labelNames: ['user_type'],
    registers,
  });
  const jobs = new Histogram({
    name: 'vigia_job_duration_seconds',
    help: 'Runs of background jobs by outcome',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const lastDone = new Gauge({
    name: 'vigia_job_last_success_timestamp_seconds',
    help: 'When a job last ran to its end on this server',
    labelNames: ['job'],
    registers,
  });
  const prints = new Histogram({
    name: 'vigia_pdf_duration_seconds',
    help: 'Pages printed by outcome',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const free = new Gauge({
    name: 'vigia_data_free_bytes',
    help: 'Bytes that may still be written under the data folder',
    registers,
  });
  const left = new Gauge({
    name: 'vigia_data_days_left',
    help: 'Days until the disk is full at the pace of the last month; +Inf when it does not fill or is not known',
    registers,
  });
  watchPools(pools, registers);
  return {
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    signedIn: (user_type) => visits.inc({ user_type }),
    took: (kind, count) => taken.inc({ kind }, count),
    jobRan: ({ job, outcome, seconds, at }) => {
      jobs.observe({ job, outcome }, seconds);
      if (outcome === 'done') lastDone.set({ job }, at / 1000);
    },
    printed: (outcome, seconds) => prints.observe({ outcome }, seconds),
    hasRoom: ({ freeBytes, daysLeft }) => {
      free.set(freeBytes);
      left.set(daysLeft ?? Number.POSITIVE_INFINITY);
    },
    text: async () => `${await ofProcess().metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  };
}

function watchPools(pools: readonly WatchedPool[], registers: Registry[]): void {
  new Gauge({
    name: 'vigia_database_connections',
    help: 'Connections to the database by pool: busy, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, pool } of pools) {
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
