import { readFileSync } from 'node:fs';
import { degreeDayStart, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { serveTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { bareDatabase } from '../../tests/support/test-database.ts';
import { typedLine } from '../../tests/support/typed-line.ts';
import { readArchive } from '../backup/check-archive.ts';
import { restoreBackup } from '../backup/restore.ts';
import { terminalProgress } from '../run/progress.ts';

interface Recorded {
  readonly person: Person;
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  readonly answer: unknown;
}

const fixture = (name: string) => new URL(`../../fixtures/older/${name}`, import.meta.url).pathname;
const RECORDED = JSON.parse(readFileSync(fixture('85e8863.answers.json'), 'utf8')) as Recorded[];

let service: TestApp;
beforeAll(async () => {
  const database = await bareDatabase();
  const file = fixture('85e8863.tar.zst');
  const checked = await readArchive(file);
  const progress = terminalProgress(() => undefined);
  service = await serveTestApp(database, {
    fill: (blobs) => restoreBackup({ databases: database.databases, blobs, file, checked, progress }),
  });
});
afterAll(() => service.close());

/**
 * The part of an answer that must not change. Answers may gain fields, but each earlier field keeps its value
 * and each list its length. With roles by sector, devices and people are limited to these sectors (decision
 * 34).
 */
const kept = (person: Person, answer: unknown): unknown =>
  isTree(answer)
    ? {
        ...answer,
        clients: answer.clients.map((client) =>
          'entities_under_sector' in PEOPLE[person] ? inSectors(client) : client,
        ),
        crops: expect.arrayContaining(answer.crops),
        pests: expect.arrayContaining(answer.pests),
      }
    : answer;
const inSectors = ({ nodes: _, users: __, ...client }: Record<string, unknown>) => client;
const isTree = (
  answer: unknown,
): answer is { clients: Record<string, unknown>[]; crops: unknown[]; pests: unknown[] } =>
  typeof answer === 'object' && answer !== null && 'crops' in answer;

test.for(RECORDED)('$person still reads $path', async ({ person, path, body, status, answer }) => {
  const ask = await service.as(person);
  const now = await ask(path, body && { body });
  expect(now.status).toBe(status);
  expect(await now.json()).toMatchObject(kept(person, answer) as object);
});

test('the first two of a farm of one’s own are clients like any other now', async () => {
  const ask = await service.as('superAdmin');
  const clients = (await (await ask('/v2/clients')).json()) as Record<string, unknown>[];
  const traits = clients.map((client) => [
    client.client_id,
    client.client_is_device_pool,
    client.client_is_counted,
  ]);
  expect(traits.sort()).toEqual([
    [1, false, true],
    [2, false, true],
    [3, false, true],
    [5, false, true],
  ]);
});

test('a biofix outside its season, which could be stored then, is left out of the sum and reported', async () => {
  const line = await typedLine(service);
  const { trees } = await (await line.as('grower')).farm.infrastructure(1);
  await line.close();
  const season = trees[0]?.seasons.find(({ id }) => id === 101) ?? null;
  const start = (sectorId: number) =>
    degreeDayStart({
      biofixes: season?.biofixes ?? [],
      pestId: 1,
      sectorId,
      season,
      today: isoDate('2026-11-22'),
    });
  expect(start(11)).toEqual({ date: '2026-09-10', reason: 'biofix', ignored: '2025-09-21' });
  expect(start(12)).toEqual({ date: '2026-09-10', reason: 'biofix', ignored: '2029-01-01' });
});
