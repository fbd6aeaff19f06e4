import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../../src/auth/service-token.ts';
import { testFolder } from '../support/cli.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { plainDatabase, type TestDatabase } from '../support/test-database.ts';
import { type RealServer, realServers } from '../webhooks/real-server.ts';
import { type Receiver, startReceiver } from '../webhooks/receiver.ts';

const DOCS = resolve(import.meta.dirname, '../../../../docs');
const YEAR_MS = 365 * 86_400_000;
const { folder, remove } = testFolder();
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

/** The examples of a guide in a language, one after the other; those without a language have an empty one. */
function examplesIn(guide: string, language: string): string[] {
  const text = readFileSync(join(DOCS, guide), 'utf8');
  const fenced = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  return fenced.filter(([, of]) => of === language).map(([, , code = '']) => code);
}

let database: TestDatabase;
let servers: ReturnType<typeof realServers>;
let server: RealServer;
let token: string;
beforeAll(async () => {
  database = await plainDatabase();
  await insertSmallFarm(database.databases);
  const { secret, start, hash } = newSecret();
  token = secret;
  await database.databases.owner
    .insertInto('service_token')
    .values({
      ...{ client_id: 1, token_name: 'Guía', token_start: start, token_hash: hash },
      scopes: ['farm.read', 'series.read', 'events.read', 'measurements.write'],
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + YEAR_MS).toISOString(),
    })
    .execute();
  servers = realServers(database);
  server = await servers.start();
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  servers?.remove();
  remove();
  await database?.cleanup();
});

/** An example with this server and its token. */
const ours = (example: string) =>
  example.replaceAll('https://vigia.example', server.address).replaceAll('svc_…', token);

describe('docs/programs.md', () => {
  test.runIf(has('curl'))('its calls with curl are answered', () => {
    const [read, send] = examplesIn('programs.md', '').map(ours);
    const run = (command: string) =>
      JSON.parse(
        execFileSync('sh', ['-c', `${command} --silent --show-error --fail-with-body`], {
          cwd: folder,
          encoding: 'utf8',
        }),
      );
    expect(run(read!.trim())).toMatchObject([{ client_id: 1 }]);
    writeFileSync(join(folder, 'octubre.csv'), 'time;temp;rh\n2026-10-01T12:00:00Z;12.5;81\n');
    expect(run(send!.trim().replace('station_id=12', 'station_id=1001'))).toMatchObject({ rows_new: 1 });
  });

  test.runIf(has('python3'))('its programs in Python read what is there', () => {
    const file = join(folder, 'program.py');
    const programs = examplesIn('programs.md', 'python').map(ours);
    writeFileSync(file, [...programs, 'print(sorted(days))', 'print(len(stations))'].join('\n'));
    const lines = execFileSync('python3', [file], { encoding: 'utf8' }).trim().split('\n');
    expect(Number(lines.at(-1))).toBeGreaterThan(0);
    expect(lines.at(-2)).toBe("['items', 'meta']");
    expect(lines.slice(0, -2).length, 'events').toBeGreaterThan(0);
    for (const line of lines.slice(0, -2)) expect(line).toMatch(/^2026-\S+ [a-z_]+$/);
  });
});

describe('docs/webhooks.md', () => {
  let receiver: Receiver;
  let secret: string;
  beforeAll(async () => {
    receiver = await startReceiver();
    const made = await server.ask<{ webhook: { webhook_id: number }; signing_secret: string }>(
      '/v2/webhooks',
      {
        ...{ client_id: 1, webhook_name: 'Guía', webhook_url: receiver.url },
        ...{ webhook_kinds: ['report'], sector_ids: [] },
      },
    );
    secret = made.signing_secret;
    await server.ask(`/v2/webhooks/${made.webhook.webhook_id}/test`, {});
  });
  afterAll(() => receiver?.close());

  test('its function in Node knows what came from this server', async () => {
    const file = join(folder, 'from-vigia.mjs');
    writeFileSync(file, examplesIn('webhooks.md', 'js')[0]!);
    const { isFromVigia } = (await import(file)) as { isFromVigia: (...given: unknown[]) => boolean };
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    expect(isFromVigia(headers, body, secret)).toBe(true);
    expect(isFromVigia(headers, `${body} `, secret)).toBe(false);
  });

  test.runIf(has('python3'))('its function in Python does, too', () => {
    writeFileSync(join(folder, 'from_vigia.py'), examplesIn('webhooks.md', 'python')[0]!);
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    const script = `import sys, json, from_vigia
headers, body, secret = json.load(sys.stdin)
print(from_vigia.is_from_vigia(headers, body.encode(), secret), from_vigia.is_from_vigia(headers, b"{}", secret))`;
    const input = JSON.stringify([headers, body, secret]);
    expect(execFileSync('python3', ['-c', script], { cwd: folder, input, encoding: 'utf8' }).trim()).toBe(
      'True False',
    );
  });
});
