import type { S3Settings } from '../blobs/s3-blobs.ts';
import type { DatabaseUrls } from '../db/pool.ts';
import { addressGuard } from '../outbound/address-guard.ts';
import type { VendorUrls } from '../station-sources/services.ts';
import type { WeatherSettings } from '../weather/configured-source.ts';
import { WEATHER_SERVICES } from '../weather/source.ts';
import { DEFAULT_PERSON_CALLS, DEFAULT_PORT, LOG_LEVELS } from './config-variables.ts';
import { OperatorError } from './operator-error.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];

export function portOf({ PORT }: NodeJS.ProcessEnv): number {
  if (!PORT) return DEFAULT_PORT;
  const port = Number(PORT);
  if (/^\d{1,5}$/.test(PORT) && port <= 65_535) return port;
  throw new OperatorError(`PORT debe ser un número entre 0 y 65535, no «${PORT}».`);
}

export function proxiesOf({ VIGIA_PROXIES }: NodeJS.ProcessEnv): number {
  if (/^\d?$/.test(VIGIA_PROXIES ?? '')) return Number(VIGIA_PROXIES || 0);
  throw new OperatorError(`VIGIA_PROXIES debe ser un número entre 0 y 9, no «${VIGIA_PROXIES}».`);
}

/** Below it people would meet the limit. */
const FEWEST_CALLS = 200;

export function personCallsOf({ VIGIA_PERSON_CALLS }: NodeJS.ProcessEnv): number {
  if (!VIGIA_PERSON_CALLS) return DEFAULT_PERSON_CALLS;
  const calls = Number(VIGIA_PERSON_CALLS);
  if (/^\d{1,9}$/.test(VIGIA_PERSON_CALLS) && calls >= FEWEST_CALLS) return calls;
  throw new OperatorError(
    `VIGIA_PERSON_CALLS debe ser un número desde ${FEWEST_CALLS}, no «${VIGIA_PERSON_CALLS}».`,
  );
}

export function logLevelOf({ LOG_LEVEL }: NodeJS.ProcessEnv): LogLevel {
  if (!LOG_LEVEL) return process.stderr.isTTY ? 'warn' : 'info';
  const level = LOG_LEVELS.find((name) => name === LOG_LEVEL.toLowerCase());
  if (level) return level;
  throw new OperatorError(`LOG_LEVEL debe ser uno de ${LOG_LEVELS.join(', ')}, no «${LOG_LEVEL}».`);
}

const SHORTEST_TOKEN = 16;

export function metricsTokenOf(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= SHORTEST_TOKEN) return token;
  throw new OperatorError(
    `VIGIA_METRICS_TOKEN debe tener al menos ${SHORTEST_TOKEN} caracteres sin espacios.`,
  );
}

/** A setting that is on by default. */
export const isOnUnlessOff = (env: NodeJS.ProcessEnv, name: string): boolean => isOn(env, name, true);

/** A setting that is off by default. */
export const isOnIfOn = (env: NodeJS.ProcessEnv, name: string): boolean => isOn(env, name, false);

function isOn(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const value = env[name] ?? '';
  if (value === '') return otherwise;
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new OperatorError(`${name} debe ser on u off, no «${value}».`);
}

export function addressOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new OperatorError(`${name} debe ser una dirección http o https, no «${value}».`);
}

export const originOf = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const address = addressOf(env, name);
  return address && new URL(address).origin;
};

export function weatherOf(env: NodeJS.ProcessEnv): WeatherSettings | undefined {
  const { VIGIA_WEATHER: source = '', VIGIA_WEATHER_KEY: key = '' } = env;
  const url = addressOf(env, 'VIGIA_WEATHER_URL');
  if (source === '' || source === 'climatology') return undefined;
  const service = WEATHER_SERVICES.find((name) => name === source);
  if (!service) {
    throw new OperatorError(
      `VIGIA_WEATHER debe ser climatology, ${WEATHER_SERVICES.join(' o ')}, no «${source}».`,
    );
  }
  if (service === 'stormglass' && key === '') {
    throw new OperatorError('VIGIA_WEATHER=stormglass necesita su clave en VIGIA_WEATHER_KEY.');
  }
  // The key is never echoed.
  if (!/^[\x21-\x7e]*$/.test(key)) throw new OperatorError('VIGIA_WEATHER_KEY no puede llevar espacios.');
  return { service, ...(url && { url }), ...(key && { key }) };
}

/** Addresses of the services of makers of weather stations, where they are not the public ones. */
export function vendorUrlsOf(env: NodeJS.ProcessEnv): VendorUrls {
  const fieldclimate = addressOf(env, 'VIGIA_FIELDCLIMATE_URL');
  const weatherlink = addressOf(env, 'VIGIA_WEATHERLINK_URL');
  return { ...(fieldclimate && { fieldclimate }), ...(weatherlink && { weatherlink }) };
}

/** Inner networks to which webhooks may go. */
export function webhookNetworksOf(env: NodeJS.ProcessEnv): readonly string[] {
  const networks = (env.VIGIA_WEBHOOK_NETWORKS ?? '').split(/[\s,]+/).filter(Boolean);
  try {
    addressGuard(networks);
    return networks;
  } catch {
    throw new OperatorError(
      `VIGIA_WEBHOOK_NETWORKS debe ser una lista de direcciones o redes, como 10.1.0.0/16, no «${networks.join(', ')}».`,
    );
  }
}

export function s3Of(env: NodeJS.ProcessEnv): S3Settings | undefined {
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

export function emailOf(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
  throw new OperatorError(`${name} debe ser un correo, no «${value}».`);
}

export function smtpUrlOf(value: string): string {
  // The value is never echoed: it may hold a password.
  if (/^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)) return value;
  throw new OperatorError('VIGIA_SMTP_URL debe tener la forma smtp://usuario:clave@equipo:puerto.');
}

export function databaseUrlsOf(env: NodeJS.ProcessEnv): DatabaseUrls | undefined {
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
