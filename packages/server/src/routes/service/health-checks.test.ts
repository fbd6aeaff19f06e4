import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallDisk, smallDisk } from '../../../tests/support/small-disk.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { folderBlobs } from '../../blobs/folder-blobs.ts';
import type { DiskState } from '../../doctor/disk-watch.ts';
import { serviceChecks } from '../../doctor/service-checks.ts';
import { readConfig } from '../../run/config.ts';

const GB = 1_000_000_000;
const ROOMY: DiskState = {
  freeBytes: 400 * GB,
  totalBytes: 500 * GB,
  bytesPerDay: null,
  daysLeft: null,
  level: 'well',
  fault: null,
};

let state: DiskState = ROOMY;
let service: TestApp;
beforeAll(async () => {
  const disk = { look: async () => state, sample: async () => state };
  const checks = {
    disk,
    run: async () => 0,
    sampleDisk: async () => undefined,
    readPhotos: async () => null,
  };
  service = await startTestApp({ checks });
});
afterAll(() => service.close());

test('/readyz says that there is little room, and refuses once nothing can be written', async () => {
  state = ROOMY;
  expect(await (await service.ask('/readyz')).json()).toEqual({ status: 'ok' });
  for (const level of ['low', 'very-low'] as const) {
    state = { ...ROOMY, level };
    const answer = await service.ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', disk: 'low' }]);
  }
  state = { ...ROOMY, level: 'very-low', fault: 'ENOSPC' };
  const refused = await service.ask('/readyz');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  state = ROOMY;
  expect((await service.ask('/readyz')).status).toBe(200);
});

test('/metrics has the room, and the days that it lasts', async () => {
  const figures = async () => {
    const text = await (await service.ask('/metrics')).text();
    return Object.fromEntries([...text.matchAll(/^vigia_data_(\w+) (\S+)$/gm)].map(([, ...pair]) => pair));
  };
  state = { ...ROOMY, daysLeft: 21 };
  expect(await figures()).toEqual({ free_bytes: '400000000000', days_left: '21' });
  state = ROOMY;
  expect(await figures()).toMatchObject({ days_left: '+Inf' });
});

const MB = 1_000_000;
const disk: SmallDisk | null = smallDisk(8 * MB);
afterAll(() => disk?.remove());

// Without the right to mount a disk, the test cannot fill one.
test.skipIf(disk === null)(
  'a disk that really fills: files are taken until it is full, and again when there is room',
  async () => {
    const { folder, fill, empty } = disk!;
    const { owner } = service.databases;
    const blobs = folderBlobs(folder);
    const fresh = () =>
      serviceChecks({
        owner,
        dataFolder: folder,
        blobs,
        settings: readConfig({}),
        now: () => service.clock.now,
        log: { warn: () => undefined } as never,
      }).disk;
    await blobs.put('images/1/a.jpg', Buffer.alloc(MB));
    expect(await fresh().look()).toMatchObject({ level: 'very-low', fault: null });
    fill();
    const watched = fresh();
    expect(await watched.look()).toMatchObject({ level: 'very-low', fault: 'ENOSPC' });
    await expect(blobs.put('images/1/b.jpg', Buffer.alloc(MB))).rejects.toThrow(/ENOSPC/);
    empty();
    // The state of the disk is measured again only after ten seconds.
    expect(await watched.look()).toMatchObject({ fault: 'ENOSPC' });
    expect(await fresh().look()).toMatchObject({ fault: null });
    await blobs.put('images/1/b.jpg', Buffer.alloc(MB));
    expect(await blobs.get('images/1/a.jpg')).toHaveLength(MB);
  },
);
