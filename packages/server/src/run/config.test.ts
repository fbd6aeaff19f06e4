import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const URLS = {
  DATABASE_URL: 'postgresql://vigia_owner:a@db/vigia',
  DATABASE_URL_APP: 'postgresql://vigia_app:b@db/vigia',
  DATABASE_URL_AUTH: 'postgresql://vigia_auth:c@db/vigia',
};

test('without any variable: this machine alone, port 4400, the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4400, stateFolder: '/var/lib/vigia' });
  expect(config.dataFolder).toMatch(/[\\/]\.vigia$/);
  expect(config.databaseUrls).toBeUndefined();
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({ port: 4400 });
});

test('satellite images have an address with places for the tile, and a credit', () => {
  const given = { VIGIA_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.jpg', VIGIA_MAP_CREDIT: '© Nadie' };
  expect(readConfig(given).mapTiles).toEqual({ url: given.VIGIA_MAP_TILES, attribution: '© Nadie' });
  expect(readConfig({}).mapTiles).toBeUndefined();
  expect(() => readConfig({ VIGIA_MAP_TILES: given.VIGIA_MAP_TILES })).toThrow(/VIGIA_MAP_CREDIT/);
  expect(() => readConfig({ ...given, VIGIA_MAP_TILES: 'https://tiles.example/' })).toThrow(
    /VIGIA_MAP_TILES/,
  );
});

test('what is given is used', () => {
  const config = readConfig({
    ...URLS,
    PORT: '0',
    HOST: '::',
    LOG_LEVEL: 'DEBUG',
    VIGIA_PUBLIC_URL: 'https://a.cl/x',
    VIGIA_PROXIES: '2',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '::',
    logLevel: 'debug',
    publicUrl: 'https://a.cl',
    proxies: 2,
  });
  expect(config.databaseUrls).toEqual({
    owner: URLS.DATABASE_URL,
    app: URLS.DATABASE_URL_APP,
    auth: URLS.DATABASE_URL_AUTH,
  });
});

test('the weather comes from past years unless a service is named', () => {
  expect(readConfig({}).weather).toBeUndefined();
  expect(readConfig({ VIGIA_WEATHER: 'climatology' }).weather).toBeUndefined();
  expect(readConfig({ VIGIA_WEATHER: 'open-meteo' }).weather).toEqual({ service: 'open-meteo' });
  const own = { VIGIA_WEATHER: 'stormglass', VIGIA_WEATHER_KEY: 'k', VIGIA_WEATHER_URL: 'http://w.cl/a' };
  expect(readConfig(own).weather).toEqual({ service: 'stormglass', key: 'k', url: 'http://w.cl/a' });
});

test('a person may make as many calls as is said, and by default more than any screen needs', () => {
  expect(readConfig({ VIGIA_PERSON_CALLS: '500' }).personCalls).toBe(500);
  expect(readConfig({}).personCalls).toBe(2_000);
});

test('a pool of Cognito says what its tokens are for, others need not', () => {
  const of = (issuer: string) =>
    readConfig({ VIGIA_OIDC_ISSUER: issuer, VIGIA_OIDC_CLIENT_ID: 'a' }).pool?.needsTokenUse;
  expect(of('https://cognito-idp.us-east-1.amazonaws.com/us-east-1_AbC')).toBe(true);
  expect(of('https://login.example/realms/campo')).toBe(false);
});

describe('a bad value is refused by the name of its variable', () => {
  test.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '44.0' }],
    ['VIGIA_PERSON_CALLS', { VIGIA_PERSON_CALLS: 'muchas' }],
    ['VIGIA_PERSON_CALLS', { VIGIA_PERSON_CALLS: '20' }],
    ['VIGIA_SMTP_URL', { VIGIA_SMTP_URL: 'https://a.cl' }],
    ['VIGIA_SMTP_URL', { VIGIA_SMTP_URL: 'smtp:' }],
    ['VIGIA_SUPPORT_EMAIL', { VIGIA_SUPPORT_EMAIL: 'soporte' }],
    ['VIGIA_DEMO_EMAIL', { VIGIA_DEMO_EMAIL: 'visita' }],
    ['VIGIA_OIDC_CLIENT_ID', { VIGIA_OIDC_ISSUER: 'https://pool.example' }],
    ['VIGIA_OIDC_ISSUER', { VIGIA_OIDC_CLIENT_ID: 'a' }],
    ['VIGIA_OIDC_ISSUER', { VIGIA_OIDC_ISSUER: 'http://pool.example', VIGIA_OIDC_CLIENT_ID: 'a' }],
    [
      'VIGIA_OIDC_JWKS',
      { VIGIA_OIDC_ISSUER: 'https://a.cl', VIGIA_OIDC_CLIENT_ID: 'a', VIGIA_OIDC_JWKS: 'keys' },
    ],
    ['VIGIA_PROXIES', { VIGIA_PROXIES: 'uno' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['VIGIA_PUBLIC_URL', { VIGIA_PUBLIC_URL: 'ftp://a.cl' }],
    ['VIGIA_WEATHER', { VIGIA_WEATHER: 'rana' }],
    ['VIGIA_WEATHER_KEY', { VIGIA_WEATHER: 'stormglass' }],
    ['VIGIA_WEATHER_KEY', { VIGIA_WEATHER: 'open-meteo', VIGIA_WEATHER_KEY: 'con espacio' }],
    ['VIGIA_WEATHER_URL', { VIGIA_WEATHER: 'open-meteo', VIGIA_WEATHER_URL: 'ftp://a.cl' }],
    ['DATABASE_URL_AUTH', { ...URLS, DATABASE_URL_AUTH: '' }],
    ['DATABASE_URL_APP', { ...URLS, DATABASE_URL_APP: 'mysql://x' }],
  ])('%s', (name, env) => {
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(name) }),
    );
  });

  test('a password in it is not repeated', () => {
    for (const env of [
      { ...URLS, DATABASE_URL: 'mysql://u:secreto@db' },
      { VIGIA_SMTP_URL: 'http://u:secreto@mail' },
    ])
      expect(() => readConfig(env)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('secreto') }),
      );
  });
});
