import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PoolSettings, poolOf } from '../auth/pool-settings.ts';
import type { S3Settings } from '../blobs/s3-blobs.ts';
import type { DatabaseUrls } from '../db/pool.ts';
import type { VendorUrls } from '../station-sources/services.ts';
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
  personCallsOf,
  portOf,
  proxiesOf,
  s3Of,
  smtpUrlOf,
  vendorUrlsOf,
  weatherOf,
  webhookNetworksOf,
} from './config-values.ts';
import { type MapTilesSettings, mapTilesOf } from './map-tiles.ts';

export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path of the folder with all data of the service. */
  dataFolder: string;
  /** When run as root: folder of the files that PostgreSQL's account could not reach in the data folder. */
  stateFolder: string;
  /** An external PostgreSQL; without it the embedded one is used. */
  databaseUrls?: DatabaseUrls;
  /** The URL that people open, if it differs from the one listened on (with a proxy in front). */
  publicUrl?: string;
  /** Number of own proxies in front of the service. */
  proxies: number;
  /** S3 bucket for photos; without it they are in the data folder. */
  s3?: S3Settings;
  /** URL of an external inference service; without it the built-in detector is used. */
  inferenceUrl?: string;
  /** Bearer token for that service. */
  inferenceToken?: string;
  /** URL of a mail server; without it letters are written to `outbox` in the data folder. */
  smtpUrl?: string;
  /** An external user pool whose people sign in there. */
  pool?: PoolSettings;
  /** Whether people with access to every client must use a second step at sign-in. */
  superSecondStep: boolean;
  /** Calls that a person may make within `PERSON_CALLS_WITHIN_S`, at this server. */
  personCalls: number;
  /** Sender of the letters, and the address for questions. */
  supportEmail?: string;
  /** Address of the demo account, which sees made-up names. */
  demoEmail?: string;
  /** Satellite images for the maps; without them maps show the built-in base map. */
  mapTiles?: MapTilesSettings;
  /** Weather service; without it forecasts use the stations' own past years. */
  weather?: WeatherSettings;
  /** Addresses of the services of makers of weather stations, where they are not the public ones. */
  vendorUrls: VendorUrls;
  /** Inner networks to which webhooks may go, beside public addresses. */
  webhookNetworks: readonly string[];
  logLevel: LogLevel;
  /** Bearer token that opens `/metrics` from anywhere. */
  metricsToken?: string;
  /** Whether this server runs background jobs. */
  runsJobs: boolean;
  /** Whether an empty embedded database is filled with the demo farm. An external database never is. */
  loadsDemo: boolean;
  /** Whether `/storybook` serves the component manual; `pnpm start` then builds it. */
  servesStorybook: boolean;
  /** Whether a missing copy by `vigia backup` is reported: false where copies are made by other means. */
  expectsCopies: boolean;
  /** Executable of the Chromium for prints; without it one is searched for. */
  chromiumPath?: string;
  version: string;
  clock: () => number;
}

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/**
 * Reads the settings of the service.
 *
 * @param env usually `process.env`; an empty value counts as absent
 * @throws {OperatorError} a value is invalid; the message names its variable
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
    personCalls: personCallsOf(env),
    ...(inferenceUrl && { inferenceUrl }),
    ...(env.VIGIA_INFERENCE_TOKEN && { inferenceToken: env.VIGIA_INFERENCE_TOKEN }),
    ...(env.VIGIA_SMTP_URL && { smtpUrl: smtpUrlOf(env.VIGIA_SMTP_URL) }),
    ...(env.VIGIA_SUPPORT_EMAIL && { supportEmail: emailOf(env, 'VIGIA_SUPPORT_EMAIL') }),
    ...(env.VIGIA_DEMO_EMAIL && { demoEmail: emailOf(env, 'VIGIA_DEMO_EMAIL') }),
    ...(mapTiles && { mapTiles }),
    ...(weather && { weather }),
    vendorUrls: vendorUrlsOf(env),
    webhookNetworks: webhookNetworksOf(env),
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
