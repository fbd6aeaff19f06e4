import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PoolSettings, poolOf } from './auth/pool-settings.ts';
import type { S3Settings } from './blobs/s3-blobs.ts';
import type { DatabaseUrls } from './db/pool.ts';
import { type MapTilesSettings, mapTilesOf } from './map-tiles.ts';
import { OperatorError } from './operator-error.ts';
import type { WeatherSettings } from './weather/configured-source.ts';
import { WEATHER_SERVICES } from './weather/source.ts';

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
  /** The Chromium that prints; without it one is looked for. */
  chromiumPath?: string;
  version: string;
  clock: () => number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const DEFAULT_PORT = 4400;

/** Every variable the service reads: name and what it says in the help. */
export const VARIABLES: readonly (readonly [name: string, meaning: string])[] = [
  ['PORT', `puerto en que atiende; 0 toma uno libre (por omisión ${DEFAULT_PORT})`],
  ['HOST', 'dirección en que atiende (por omisión 127.0.0.1: solo este equipo)'],
  ['VIGIA_DATA', 'carpeta de datos (por omisión .vigia en el repositorio)'],
  [
    'VIGIA_STATE',
    'como root: carpeta para lo que la cuenta de PostgreSQL no alcanza (por omisión /var/lib/vigia)',
  ],
  ['VIGIA_PUBLIC_URL', 'dirección pública, si hay un proxy delante'],
  ['VIGIA_PROXIES', 'cuántos proxies propios hay delante, cuyo X-Forwarded-For se cree (por omisión 0)'],
  ['VIGIA_SMTP_URL', 'servidor de correo, smtp:// o smtps://; sin él los correos quedan en outbox'],
  ['VIGIA_SUPPORT_EMAIL', 'correo de soporte y remitente'],
  [
    'VIGIA_DEMO_EMAIL',
    'cuenta de demostración: ve nombres inventados en vez de los reales (por omisión, ninguna)',
  ],
  [
    'VIGIA_MAP_TILES',
    'imágenes satelitales para los mapas, https://…/{z}/{x}/{y}; sin ellas, el mapa incluido',
  ],
  ['VIGIA_MAP_CREDIT', 'a quién pertenecen esas imágenes: se muestra en el mapa'],
  ['VIGIA_OIDC_ISSUER', 'directorio de usuarios propio (OpenID Connect, Cognito): su emisor, https://…'],
  ['VIGIA_OIDC_CLIENT_ID', 'identificador de esta aplicación en ese directorio'],
  ['VIGIA_OIDC_JWKS', 'dirección de sus claves públicas (por omisión, la que el emisor publica)'],
  ['DATABASE_URL', 'PostgreSQL propio (15 o posterior), con el rol vigia_owner'],
  ['DATABASE_URL_APP', 'la misma base de datos, con el rol vigia_app'],
  ['DATABASE_URL_AUTH', 'la misma base de datos, con el rol vigia_auth'],
  ['VIGIA_JOBS', 'on u off: si este servidor toma tareas de fondo (por omisión on)'],
  ['CHROMIUM_PATH', 'el Chromium que imprime los PDF (por omisión se busca uno en el equipo)'],
  ['VIGIA_METRICS_TOKEN', 'clave para leer /metrics; sin ella se lee solo desde este equipo'],
  ['VIGIA_S3_ENDPOINT', 'almacén compatible con S3 para las fotos, https://…; sin él, la carpeta de datos'],
  ['VIGIA_S3_BUCKET', 'contenedor (bucket) de ese almacén, ya creado'],
  ['VIGIA_S3_REGION', 'su región (por omisión us-east-1)'],
  ['VIGIA_S3_ACCESS_KEY_ID', 'identificador de la clave de acceso'],
  ['VIGIA_S3_SECRET_ACCESS_KEY', 'clave secreta'],
  ['VIGIA_INFERENCE_URL', 'servicio de inferencia propio; sin él busca insectos el detector incluido'],
  ['VIGIA_INFERENCE_TOKEN', 'clave que se muestra a ese servicio (Authorization: Bearer)'],
  [
    'VIGIA_WEATHER',
    'quién pronostica: climatology (por omisión: los años pasados de cada estación, sin red), open-meteo o stormglass',
  ],
  ['VIGIA_WEATHER_URL', 'dirección de ese servicio, si no es la pública'],
  ['VIGIA_WEATHER_KEY', 'su clave; obligatoria con stormglass'],
  ['LOG_LEVEL', `${LOG_LEVELS.join(', ')} (por omisión info; warn en un terminal)`],
];

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
    ...(inferenceUrl && { inferenceUrl }),
    ...(env.VIGIA_INFERENCE_TOKEN && { inferenceToken: env.VIGIA_INFERENCE_TOKEN }),
    ...(env.VIGIA_SMTP_URL && { smtpUrl: smtpUrlOf(env.VIGIA_SMTP_URL) }),
    ...(env.VIGIA_SUPPORT_EMAIL && { supportEmail: emailOf(env, 'VIGIA_SUPPORT_EMAIL') }),
    ...(env.VIGIA_DEMO_EMAIL && { demoEmail: emailOf(env, 'VIGIA_DEMO_EMAIL') }),
    ...(mapTiles && { mapTiles }),
    ...(weather && { weather }),
    logLevel: logLevelOf(env),
    ...(env.VIGIA_METRICS_TOKEN && { metricsToken: metricsTokenOf(env.VIGIA_METRICS_TOKEN) }),
    runsJobs: runsJobsOf(env),
    ...(env.CHROMIUM_PATH && { chromiumPath: resolve(env.CHROMIUM_PATH) }),
    version: versionOf(),
    clock: Date.now,
  };
}

function portOf({ PORT }: NodeJS.ProcessEnv): number {
  if (!PORT) return DEFAULT_PORT;
  const port = Number(PORT);
  if (/^\d{1,5}$/.test(PORT) && port <= 65_535) return port;
  throw new OperatorError(`PORT debe ser un número entre 0 y 65535, no «${PORT}».`);
}

function proxiesOf({ VIGIA_PROXIES }: NodeJS.ProcessEnv): number {
  if (/^\d?$/.test(VIGIA_PROXIES ?? '')) return Number(VIGIA_PROXIES || 0);
  throw new OperatorError(`VIGIA_PROXIES debe ser un número entre 0 y 9, no «${VIGIA_PROXIES}».`);
}

function logLevelOf({ LOG_LEVEL }: NodeJS.ProcessEnv): LogLevel {
  if (!LOG_LEVEL) return process.stderr.isTTY ? 'warn' : 'info';
  const level = LOG_LEVELS.find((name) => name === LOG_LEVEL.toLowerCase());
  if (level) return level;
  throw new OperatorError(`LOG_LEVEL debe ser uno de ${LOG_LEVELS.join(', ')}, no «${LOG_LEVEL}».`);
}

const SHORTEST_TOKEN = 16;

function metricsTokenOf(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= SHORTEST_TOKEN) return token;
  throw new OperatorError(
    `VIGIA_METRICS_TOKEN debe tener al menos ${SHORTEST_TOKEN} caracteres sin espacios.`,
  );
}

function runsJobsOf({ VIGIA_JOBS = '' }: NodeJS.ProcessEnv): boolean {
  if (VIGIA_JOBS === '' || VIGIA_JOBS === 'on') return true;
  if (VIGIA_JOBS === 'off') return false;
  throw new OperatorError(`VIGIA_JOBS debe ser on u off, no «${VIGIA_JOBS}».`);
}

function addressOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new OperatorError(`${name} debe ser una dirección http o https, no «${value}».`);
}

const originOf = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const address = addressOf(env, name);
  return address && new URL(address).origin;
};

function weatherOf(env: NodeJS.ProcessEnv): WeatherSettings | undefined {
  const { VIGIA_WEATHER: asked = '', VIGIA_WEATHER_KEY: key = '' } = env;
  const url = addressOf(env, 'VIGIA_WEATHER_URL');
  if (asked === '' || asked === 'climatology') return undefined;
  const service = WEATHER_SERVICES.find((name) => name === asked);
  if (!service) {
    throw new OperatorError(
      `VIGIA_WEATHER debe ser climatology, ${WEATHER_SERVICES.join(' o ')}, no «${asked}».`,
    );
  }
  if (service === 'stormglass' && key === '') {
    throw new OperatorError('VIGIA_WEATHER=stormglass necesita su clave en VIGIA_WEATHER_KEY.');
  }
  // The key is never echoed.
  if (!/^[\x21-\x7e]*$/.test(key)) throw new OperatorError('VIGIA_WEATHER_KEY no puede llevar espacios.');
  return { service, ...(url && { url }), ...(key && { key }) };
}

function s3Of(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const endpoint = originOf(env, 'VIGIA_S3_ENDPOINT');
  const [bucket, accessKeyId, secretAccessKey] = [
    env.VIGIA_S3_BUCKET,
    env.VIGIA_S3_ACCESS_KEY_ID,
    env.VIGIA_S3_SECRET_ACCESS_KEY,
  ];
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region: env.VIGIA_S3_REGION || 'us-east-1', accessKeyId, secretAccessKey };
  }
  throw new OperatorError(
    'Un almacén S3 se indica con VIGIA_S3_ENDPOINT, VIGIA_S3_BUCKET, VIGIA_S3_ACCESS_KEY_ID y VIGIA_S3_SECRET_ACCESS_KEY, los cuatro.',
  );
}

function emailOf(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
  throw new OperatorError(`${name} debe ser un correo, no «${value}».`);
}

function smtpUrlOf(value: string): string {
  // The value is never echoed: it may hold a password.
  if (/^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)) return value;
  throw new OperatorError('VIGIA_SMTP_URL debe tener la forma smtp://usuario:clave@equipo:puerto.');
}

function databaseUrlsOf(env: NodeJS.ProcessEnv): DatabaseUrls | undefined {
  const names = ['DATABASE_URL', 'DATABASE_URL_APP', 'DATABASE_URL_AUTH'] as const;
  const given = names.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new OperatorError(
      `Falta ${missing.join(' y ')}: un PostgreSQL propio se indica con ${names.join(', ')}.`,
    );
  }
  const [owner, app, auth] = names.map((name) => postgresUrl(name, env[name] as string));
  return { owner: owner as string, app: app as string, auth: auth as string };
}

function postgresUrl(name: string, value: string): string {
  // The value is never echoed: it holds a password.
  if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new OperatorError(`${name} debe tener la forma postgresql://usuario:clave@equipo:puerto/base.`);
}

function versionOf(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
