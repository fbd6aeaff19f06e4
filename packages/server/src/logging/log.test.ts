import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const CANARY = 'kanarienvogel';

function written(log: (logger: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  log(createLog('debug', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test.each([
  'authorization',
  'Cookie',
  'set-cookie',
  'x-api-key',
  'X-Device-Key',
  'x-vigia-key',
  'password',
  'new_password',
  'temporaryPassword',
  'password_hash',
  'token',
  'access_token',
  'refreshToken',
  'secretAccessKey',
  'email',
])('what goes by the name %s is censored, however deep', (name) => {
  const secret = { [name]: CANARY };
  const text = written((log) => {
    log.info(secret);
    log.info({ req: { headers: secret } });
    log.warn({ list: [{ a: { b: secret } }] }, 'nested');
    log.error({ err: Object.assign(new Error('failed'), secret, { request: { headers: secret } }) });
    log.info({ headers: new Headers({ [name]: CANARY }) });
  });
  expect(text.match(/\[Redacted\]/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).not.toContain(CANARY);
});

test.each([
  `eyJhbGciOiJFZERTQSJ9.${CANARY}.c2ln`,
  `dk_${CANARY}0123`,
  `pk_live_12345678_${CANARY}`,
  `Bearer ${CANARY}`,
  `__Host-vigia_refresh=${CANARY}; Path=/`,
  `GET /count_analytics/bug_count?date_start=2026-11-01&token=${CANARY}`,
  `postgresql://vigia_owner:${CANARY}@127.0.0.1:5432/vigia`,
  `$argon2id$v=19$m=19456,t=2,p=1$${CANARY}`,
  `${CANARY}@campo.cl`,
])('%s is censored wherever it stands', (secret) => {
  const text = written((log) => {
    log.info(`said ${secret} aloud`);
    log.info({ note: secret, list: [secret] });
    log.error({ err: new Error(`no ${secret}`, { cause: new Error(secret) }) }, 'failed');
    log.child({ where: secret }).info('child');
  });
  expect(text).not.toContain(CANARY);
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

test('of an error what finds the fault is kept, and nothing of a row', () => {
  const error = new pg.DatabaseError('duplicate key value violates unique constraint "once"', 99, 'error');
  Object.assign(error, {
    code: '23505',
    table: 'user_account',
    detail: `Key (x)=(${CANARY}) already exists.`,
  });
  const text = written((log) => log.error({ err: error }, 'request failed'));
  expect(text).not.toContain(CANARY);
  expect(JSON.parse(text)).toMatchObject({
    level: 50,
    msg: 'request failed',
    err: {
      type: 'error',
      code: '23505',
      table: 'user_account',
      stack: expect.stringContaining('log.test.ts'),
    },
  });
});

test('versions in the paths of a stack are no e-mail addresses', () => {
  const path = '/srv/node_modules/.pnpm/hono@4.13.19/node_modules/pg-boss@12.33.7-beta.1/x.js';
  expect(JSON.parse(written((log) => log.info({ path })))).toMatchObject({ path });
});
