import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import type { Detector } from '../detect/detector.ts';
import type { ServiceChecks } from '../doctor/service-checks.ts';
import type { Post } from '../mail/post.ts';
import type { Printer } from '../pdf/printer.ts';
import type { WeatherSource } from '../weather/source.ts';

/** What a job works with. */
export interface JobContext {
  readonly databases: Databases;
  readonly blobs: BlobStore;
  /** Who is asked for the weather to come, if anybody is. */
  readonly weather?: WeatherSource | null;
  /** Who looks for insects on new photos, if anybody does. */
  readonly detector?: Detector;
  /** Who prints, if anybody does. */
  readonly printer?: Printer;
  /** Who takes letters, and what they say of us. */
  readonly post?: Post;
  /** Who looks at the service itself, if anybody does. */
  readonly checks?: ServiceChecks;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: Logger;
  /** Aborted when the server stops: a job that goes through many things looks at it between two. */
  readonly signal: AbortSignal;
}

/**
 * Work that is done by the clock. A run that fails, or whose server dies, is run again: so each must be able to be
 * run twice.
 */
export interface Job {
  readonly name: string;
  /** Five fields, in the time of America/Santiago. */
  readonly cron: string;
  /** @returns what was done, in numbers, for the log */
  readonly run: (context: JobContext) => Promise<Readonly<Record<string, number>>>;
}
