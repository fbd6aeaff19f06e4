import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedule } from './faults.ts';
import { FOUND } from './found.ts';
import { actOfKnown } from './known.ts';
import { type Service, startService } from './service.ts';
import { hurry } from './waits.ts';
import { World } from './world.ts';

/** `pnpm test:long outbox` plays 5,000. */
const SCHEDULES = Number(process.env.VIGIA_OUTBOX_SCHEDULES ?? 50);
/** Set it to play again what has failed. */
const SEED = Number(process.env.VIGIA_OUTBOX_SEED ?? 29);
/** With it, the one that has failed, as it was told beside its seed. */
const PATH = process.env.VIGIA_OUTBOX_PATH;
/** Schedules of one database. */
const EACH = 250;

let service: Service;
let undo: () => void;
beforeAll(() => {
  undo = hurry();
});
afterAll(() => undo());

test('what was written without a line arrives once, in order, and the screen tells the truth', {
  timeout: 60_000 + SCHEDULES * 5_000,
}, async () => {
  const total = {
    schedules: 0,
    items: 0,
    photos: 0,
    inPieces: 0,
    discarded: 0,
    acts: 0,
    replaced: 0,
    faults: 0,
  };
  for (let from = 0; from < SCHEDULES; from += EACH) {
    service = await startService();
    await fc
      .assert(
        fc.asyncProperty(schedule, async (steps) => {
          const world = new World(service);
          for (const step of steps) await world.play(step);
          await world.heal();
          await world.check();
          const known = [...world.truth.known.values()];
          total.schedules += 1;
          total.items += known.length;
          total.photos += known.reduce((sum, { photos }) => sum + photos.length, 0);
          total.acts += known.filter((one) => actOfKnown(one) !== null).length;
          total.replaced += known.filter(({ isReplaced }) => isReplaced).length;
          total.discarded += known.filter(({ isDiscarded }) => isDiscarded).length;
          total.faults += world.faults;
        }),
        {
          ...{ seed: SEED + from, numRuns: Math.min(EACH, SCHEDULES - from) },
          ...{
            examples: from === 0 ? FOUND : [],
            ...(PATH !== undefined && { path: PATH, endOnFailure: true }),
          },
        },
      )
      .finally(async () => {
        total.inPieces += await service.inPieces();
        await service.close();
      });
    process.stdout.write(`outbox, seed ${SEED}: ${JSON.stringify(total)}\n`);
  }
  if (PATH !== undefined) return;
  expect(total.faults, 'faults were played').toBeGreaterThan(SCHEDULES);
  expect(total.inPieces, 'photos came in pieces').toBeGreaterThan(SCHEDULES / 10);
});
