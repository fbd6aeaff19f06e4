import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PoolSettings, poolOf } from '../auth/pool-settings.ts';
import type { S3Settings } from '../blobs/s3-blobs.ts';
import type { DatabaseUrls } from '../db/pool.ts';
import type { WeatherSettings } from '../weather/configured-source.ts';
import {
  addressOf,
  databaseUrlsOf,
  emailOf,
  isOnIfOn,
  isOnUnlessOff,
  type LogLevel,
  logLevelOf,
  metricsTokenOf,
  originOf,
  portOf,
  proxiesOf,
  s3Of,
  smtpUrlOf,
  weatherOf,
} from './config-values.ts';
import { type MapTilesSettings, mapTilesOf } from './map-tiles.ts';

export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute; everything the service keeps is below it. */
  dataFolder: string;
  /** Where root keeps what PostgreSQL's account cannot reach in the data folder. */
  stateFolder: string;
  /** A PostgreSQL of one's own; without it the embedded one is used. */
  databaseUrls?: DatabaseUrls;
  /** The address people use when it is not the one listened on (a proxy in front). */
  publicUrl?: string;
  /** Proxies of one's own that every request passes. */
  proxies: number;
  /** A bucket for photos; without it they lie in the data folder. */
  s3?: S3Settings;
  /** An inference service of one's own; without it the built-in detector looks for insects. */
  inferenceUrl?: string;
  /** Shown to that service as a bearer token. */
  inferenceToken?: string;
  /** A server that takes our letters; without one they are kept in the data folder's `outbox`. */
  smtpUrl?: string;
  /** A user pool of one's own, whose people sign in there. */
  pool?: PoolSettings;
  /** Whether whoever reaches every client signs in with a second step. */
  superSecondStep: boolean;
  /** Where people write to, and what letters come from. */
  supportEmail?: string;
  /** The account that is shown around: it reads made-up names. */
  demoEmail?: string;
  /** Satellite images under the stations; without them maps have their built-in base. */
  mapTiles?: MapTilesSettings;
  /** Asked for the weather to come; without it the stations' own past years speak. */
  weather?: WeatherSettings;
  logLevel: LogLevel;
  /** Whoever sends it may read `/metrics` from anywhere. */
  metricsToken?: string;
  /** Whether this server takes part in the background jobs. */
  runsJobs: boolean;
  /** Whether an empty embedded database is filled with the demo farm; a database of one's own never is. */
  loadsDemo: boolean;
  /** Whether the manual of components is at `/storybook`, and `pnpm start` builds it. */
  servesStorybook: boolean;
  /** Whether a copy by `vigia backup` is missed: not where copies are made by other means. */
  expectsCopies: boolean;
  /** The Chromium that prints; without it one is looked for. */
  chromiumPath?: string;
  version: string;
  clock: () => number;
}

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/**
 * Reads the service's settings.
 *
 * @param env usually `process.env`; an empty value counts as absent
 * @throws {OperatorError} a value is not acceptable; the message names its variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrls = databaseUrlsOf(env);
  const publicUrl = originOf(env, 'VIGIA_PUBLIC_URL');
  const s3 = s3Of(env);
  const pool = poolOf(env);
  const inferenceUrl = addressOf(env, 'VIGIA_INFERENCE_URL');
  const weather = weatherOf(env);
  const mapTiles = mapTilesOf(env);
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env),
    dataFolder: resolve(env.VIGIA_DATA || join(REPOSITORY, '.vigia')),
    stateFolder: resolve(env.VIGIA_STATE || '/var/lib/vigia'),
    ...(databaseUrls && { databaseUrls }),
    ...(publicUrl && { publicUrl }),
    proxies: proxiesOf(env),
    ...(s3 && { s3 }),
    ...(pool && { pool }),
    superSecondStep: isOnIfOn(env, 'VIGIA_SUPER_SECOND_STEP'),
    ...(inferenceUrl && { inferenceUrl }),
    ...(env.VIGIA_INFERENCE_TOKEN && { inferenceToken: env.VIGIA_INFERENCE_TOKEN }),
    ...(env.VIGIA_SMTP_URL && { smtpUrl: smtpUrlOf(env.VIGIA_SMTP_URL) }),
    ...(env.VIGIA_SUPPORT_EMAIL && { supportEmail: emailOf(env, 'VIGIA_SUPPORT_EMAIL') }),
    ...(env.VIGIA_DEMO_EMAIL && { demoEmail: emailOf(env, 'VIGIA_DEMO_EMAIL') }),
    ...(mapTiles && { mapTiles }),
    ...(weather && { weather }),
    logLevel: logLevelOf(env),
    ...(env.VIGIA_METRICS_TOKEN && { metricsToken: metricsTokenOf(env.VIGIA_METRICS_TOKEN) }),
    runsJobs: isOnUnlessOff(env, 'VIGIA_JOBS'),
    loadsDemo: isOnUnlessOff(env, 'VIGIA_DEMO'),
    servesStorybook: isOnUnlessOff(env, 'VIGIA_STORYBOOK'),
    expectsCopies: isOnUnlessOff(env, 'VIGIA_COPY_CHECK'),
    ...(env.CHROMIUM_PATH && { chromiumPath: resolve(env.CHROMIUM_PATH) }),
    version: versionOf(),
    clock: Date.now,
  };
}

function versionOf(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
