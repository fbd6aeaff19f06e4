import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { PHOTOS } from '../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { bareDatabase } from '../../tests/support/test-database.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { noteService, type ServiceNotes } from '../stores/service/service-notes.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkLastCopy } from './last-copy.ts';
import { checkMail } from './mail.ts';
import { checkPhotos } from './photos.ts';
import { checkProxies } from './proxies.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.databases.owner.deleteFrom('service_note').execute();
});

const owner = () => service.databases.owner;
const now = () => service.clock.now;
const HOUR_MS = 3_600_000;
const note = <Name extends keyof ServiceNotes>(name: Name, value: ServiceNotes[Name], hoursAgo: number) =>
  noteService(owner(), name, value, new Date(now() - hoursAgo * HOUR_MS).toISOString());

describe('the database', () => {
  test('of this program is well', async () => {
    const found = await checkDatabase(owner());
    expect(found).toMatchObject({ state: 'well', advice: null });
    expect(found.figures.map(({ label }) => label)).toEqual(['PostgreSQL', 'Tamaño', 'Esquema']);
  });

  test('of a newer program, of an older one, empty or gone is a failure that says so', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(owner());
    expect(await checkDatabase(owner())).toMatchObject({ state: 'failure', advice: 'Actualice Vigía.' });
    await sql`delete from kysely_migration where name = '9999-later'`.execute(owner());
    const bare = await bareDatabase();
    expect(await checkDatabase(bare.databases.owner)).toMatchObject({
      state: 'failure',
      sentence: expect.stringMatching(/^Está vacía/),
    });
    await bare.cleanup();
    expect(await checkDatabase(bare.databases.owner)).toMatchObject({
      state: 'failure',
      sentence: expect.stringMatching(/^No responde/),
    });
  });
});

describe('the photos', () => {
  const check = () =>
    checkPhotos({
      owner: owner(),
      blobs: folderBlobs(join(service.dataFolder, 'blobs')),
      bytesPerSecond: 1e9,
    });
  const pathOf = async (id: number) => {
    const row = await owner()
      .selectFrom('image')
      .select('blob_key')
      .where('image_id', '=', id)
      .executeTakeFirstOrThrow();
    return join(service.dataFolder, 'blobs', row.blob_key!);
  };

  test('that are all there are well', async () => {
    expect(await check()).toMatchObject({ state: 'well', faults: [], figures: [{ value: '3' }, {}, {}, {}] });
  });

  test('that are missing, or are not what they were, are named by photo, trap and day', async () => {
    const seen: number[] = [];
    writeFileSync(await pathOf(PHOTOS.north), 'podrida');
    const blobs = folderBlobs(join(service.dataFolder, 'blobs'));
    const gone = await owner()
      .selectFrom('image')
      .select('blob_key')
      .where('image_id', '=', PHOTOS.foreign)
      .executeTakeFirstOrThrow();
    await blobs.delete(gone.blob_key!);
    const found = await checkPhotos({
      owner: owner(),
      blobs,
      onProgress: ({ done }) => void seen.push(done),
    });
    expect(found).toMatchObject({ state: 'failure', advice: expect.stringMatching(/copia anterior/) });
    expect(found.faults).toEqual([
      expect.stringMatching(/^Foto 501, .+, 20 nov 2026: archivo dañado\.$/),
      expect.stringMatching(/^Foto 503, .+, 20 nov 2026: falta el archivo\.$/),
    ]);
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('the last copy', () => {
  test.each([
    ['never made', null, 0, 'attention', /^Nunca/],
    ['of yesterday', 26, 0, 'well', /menos de dos días/],
    ['of three days ago', 75, 0, 'attention', /tiene 3 días/],
    ['with damaged photos', 1, 2, 'attention', /2 fotos/],
  ] as const)('%s', async (_, hoursAgo, faults, state, sentence) => {
    if (hoursAgo !== null) await note('copy', { bytes: 5e9, photos: 12, faults }, hoursAgo);
    expect(await checkLastCopy(owner(), true, now)).toMatchObject({
      state,
      sentence: expect.stringMatching(sentence),
    });
  });

  test('is not missed by whoever copies by other means', async () => {
    expect(await checkLastCopy(owner(), false, now)).toMatchObject({ state: 'well', advice: null });
  });
});

describe('the mail', () => {
  test('server lets us in without being sent anything, and letters that failed are reported', async () => {
    const server = await startMailServer();
    try {
      expect(await checkMail(owner(), server.url, now)).toMatchObject({ state: 'well' });
      const due = new Date(now() - HOUR_MS).toISOString();
      await sql`insert into letter (client_id, occasion, kind, user_id, due_at, next_try_at, state, problem)
        select client_id, 'x', 'notice', user_id, ${due}::timestamptz, ${due}::timestamptz, 'failed', '550'
        from user_account where client_id = 1 limit 1`.execute(owner());
      expect(await checkMail(owner(), server.url, now)).toMatchObject({
        state: 'attention',
        sentence: expect.stringMatching(/1 correo no salió/),
      });
      expect(server.received).toEqual([]);
    } finally {
      await server.close();
    }
    expect(await checkMail(owner(), server.url, now)).toMatchObject({
      state: 'failure',
      sentence: expect.stringMatching(/ECONNREFUSED/),
    });
  });

  test('without a server stays here', async () => {
    expect(await checkMail(owner(), undefined, now)).toMatchObject({ state: 'attention' });
  });
});

describe('the proxies', () => {
  test('are reported while the requests of the last day did not fit them', async () => {
    expect(await checkProxies(owner(), 0, now)).toMatchObject({ state: 'well' });
    await note('proxies', { requests: 10, odd: 9, kind: 'none-expected' }, 2);
    expect(await checkProxies(owner(), 0, now)).toMatchObject({
      state: 'attention',
      sentence: expect.stringMatching(/no está declarado/),
    });
    await note('proxies', { requests: 10, odd: 9, kind: 'too-few' }, 2);
    expect(await checkProxies(owner(), 2, now)).toMatchObject({
      sentence: expect.stringMatching(/menos direcciones/),
    });
    await note('proxies', { requests: 10, odd: 9, kind: 'too-few' }, 25);
    expect(await checkProxies(owner(), 2, now)).toMatchObject({ state: 'well' });
  });
});

describe('the clock', () => {
  test.each([
    [0, 'well'],
    [20, 'attention'],
    [-120, 'failure'],
  ] as const)('%d s beside that of the database: %s', async (seconds, state) => {
    expect(await checkClock(owner(), () => Date.now() + seconds * 1000)).toMatchObject({ state });
  });

  test('that jumped this week is reported', async () => {
    await noteService(owner(), 'clock', { seconds: -3600 }, new Date().toISOString());
    expect(await checkClock(owner(), Date.now)).toMatchObject({
      state: 'attention',
      sentence: expect.stringMatching(/salto/),
    });
  });
});
