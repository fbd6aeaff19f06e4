import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import type { Detector } from '../detect/detector.ts';
import type { ServiceChecks } from '../doctor/service-checks.ts';
import type { Post } from '../mail/post.ts';
import type { AddressGuard } from '../outbound/address-guard.ts';
import type { Resolve } from '../outbound/post-guarded.ts';
import type { Printer } from '../pdf/printer.ts';
import type { vendorServices } from '../station-sources/services.ts';
import type { WeatherSource } from '../weather/source.ts';

/** The services that a job uses. */
export interface JobContext {
  readonly databases: Databases;
  readonly blobs: BlobStore;
  /** Source of weather forecasts; null or undefined without one. */
  readonly weather?: WeatherSource | null;
  /** Services of makers of weather stations; undefined without any. */
  readonly vendors?: ReturnType<typeof vendorServices>;
  /** Detector of insects on new photos; undefined without one. */
  readonly detector?: Detector;
  /** Printer of PDFs; undefined without one. */
  readonly printer?: Printer;
  /** Mail and the data of its sender; undefined without mail. */
  readonly post?: Post;
  /** Where the service may send to on behalf of people; undefined where it sends nothing. */
  readonly guard?: AddressGuard;
  /** How names are resolved (default: by the machine). */
  readonly resolve?: Resolve;
  /** Checks of the service itself; undefined without any. */
  readonly checks?: ServiceChecks;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: Logger;
  /** Aborted when the server stops. A job with many items checks it between two of them. */
  readonly signal: AbortSignal;
}

/** Scheduled work. A run that fails, or whose server dies, is repeated, so a job must allow a second run. */
export interface Job {
  readonly name: string;
  /** Five cron fields, in the time of America/Santiago. */
  readonly cron: string;
  /** @returns counts of what was done, for the log */
  readonly run: (context: JobContext) => Promise<Readonly<Record<string, number>>>;
}
