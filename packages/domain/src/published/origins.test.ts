import { describe, expect, it } from 'vitest';
import { ORIGIN_PROBLEM_WORDS } from '../es/embed-keys.ts';
import { embedKeyState } from './keys.ts';
import { checkOrigin } from './origins.ts';

describe('origins of a key', () => {
  it.each([
    ['https://www.coop.cl', 'https://www.coop.cl'],
    [' https://www.coop.cl/ ', 'https://www.coop.cl'],
    ['HTTPS://WWW.Coop.CL', 'https://www.coop.cl'],
    ['https://coop.cl:443', 'https://coop.cl'],
    ['https://coop.cl:8443', 'https://coop.cl:8443'],
    ['https://xn--via-8ma.cl', 'https://xn--via-8ma.cl'],
    ['http://localhost', 'http://localhost'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['https://localhost:3000', 'https://localhost:3000'],
  ])('%s is %s, as a browser writes it', (text, origin) => {
    expect(checkOrigin(text)).toEqual({ origin });
    expect(new URL(text.trim()).origin).toBe(origin);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['www.coop.cl', 'no-scheme'],
    ['null', 'no-scheme'],
    ['https:coop.cl', 'no-scheme'],
    ['http://coop.cl', 'not-https'],
    ['ftp://coop.cl', 'not-https'],
    ['http://localhost.coop.cl', 'not-https'],
    ['https://coop.cl/pagina', 'path'],
    ['https://coop.cl?x=1', 'path'],
    ['https://coop.cl/#', 'path'],
    ['https://*.coop.cl', 'wildcard'],
    ['*', 'wildcard'],
    ['https://ana@coop.cl', 'user'],
    ['https://viña.cl', 'letters'],
    ['https://', 'host'],
    ['https://coop', 'host'],
    ['https://coop.cl.', 'host'],
    ['https://-coop.cl', 'host'],
    ['https://coop..cl', 'host'],
    ['https://coop.cl:0', 'host'],
    ['https://coop.cl:99999', 'host'],
    ['https://coop.cl:80:80', 'host'],
    ['https://co op.cl', 'host'],
    ['https://[::1]', 'host'],
    ['javascript://alert(1)', 'host'],
  ] as const)('%s is none: %s', (text, problem) => {
    expect(checkOrigin(text)).toEqual({ problem });
    expect(ORIGIN_PROBLEM_WORDS[problem]).not.toBe('');
  });
});

describe('a key', () => {
  it.each([
    [null, null, null, 'active'],
    [11, null, null, 'active'],
    [11, null, 12, 'replaced'],
    [10, null, null, 'expired'],
    [10, null, 12, 'expired'],
    [11, 5, 12, 'revoked'],
    [9, 5, null, 'revoked'],
  ] as const)(
    'that ends at %s, revoked at %s, replaced %s, is %s at 10',
    (expiresAt, revokedAt, replacedBy, state) => {
      expect(embedKeyState({ expiresAt, revokedAt, replacedBy }, 10)).toBe(state);
    },
  );
});
