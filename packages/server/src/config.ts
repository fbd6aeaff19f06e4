import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseUrls } from './db/pool.ts';
import { OperatorError } from './operator-error.ts';

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
  logLevel: LogLevel;
  /** Whoever sends it may read `/metrics` from anywhere. */
  metricsToken?: string;
  /** Whether this server takes part in the background jobs. */
  runsJobs: boolean;
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
  ['DATABASE_URL', 'PostgreSQL propio (15 o posterior), con el rol vigia_owner'],
  ['DATABASE_URL_APP', 'la misma base de datos, con el rol vigia_app'],
  ['DATABASE_URL_AUTH', 'la misma base de datos, con el rol vigia_auth'],
  ['VIGIA_JOBS', 'on u off: si este servidor toma tareas de fondo (por omisión on)'],
  ['VIGIA_METRICS_TOKEN', 'clave para leer /metrics; sin ella se lee solo desde este equipo'],
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
  const publicUrl = publicUrlOf(env);
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env),
    dataFolder: resolve(env.VIGIA_DATA || join(REPOSITORY, '.vigia')),
    stateFolder: resolve(env.VIGIA_STATE || '/var/lib/vigia'),
    ...(databaseUrls && { databaseUrls }),
    ...(publicUrl && { publicUrl }),
    logLevel: logLevelOf(env),
    ...(env.VIGIA_METRICS_TOKEN && { metricsToken: metricsTokenOf(env.VIGIA_METRICS_TOKEN) }),
    runsJobs: runsJobsOf(env),
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

function publicUrlOf({ VIGIA_PUBLIC_URL }: NodeJS.ProcessEnv): string | undefined {
  if (!VIGIA_PUBLIC_URL) return undefined;
  const url = URL.parse(VIGIA_PUBLIC_URL);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new OperatorError(`VIGIA_PUBLIC_URL debe ser una dirección http o https, no «${VIGIA_PUBLIC_URL}».`);
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
