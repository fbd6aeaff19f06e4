import { expect, vi } from 'vitest';
import { doubledWrites, halfBatches, halfEvents, lostWrites } from './checks.ts';
import { crashFarm, type Victim } from './farm.ts';
import { filesAndRows, staleRollups } from './state.ts';
import { tally } from './tally.ts';
import { attempt, drafts, type StoredPhoto, type Write } from './writers.ts';

const SHORTEST_MS = 150;
const LONGEST_MS = 1_500;
/** Writes of a round that are acknowledged before the blow, at least. */
export const LEAST_ACKNOWLEDGED = 5;

export type Campaign = Awaited<ReturnType<typeof startCampaign>>;

/** A farm that is written to and killed, and what was written so far. */
export async function startCampaign() {
  const farm = await crashFarm();
  const draft = drafts();
  const photo = await draft.photo();
  expect(await attempt(farm, photo)).toBe(true);
  const written: Write[] = [photo];
  /** The photo that somebody counts again and again. */
  const [counted] = (photo.acknowledged as unknown as { items: [StoredPhoto] }).items;
  const counts = tally();

  /**
   * Writes until a write is not answered, or the blow has fallen: a service that lives on may answer every one.
   *
   * @param isOver whether the blow has fallen
   */
  async function writer(next: () => Write | Promise<Write>, isOver: () => boolean): Promise<void> {
    for (;;) {
      const write = await next();
      written.push(write);
      if (!(await attempt(farm, write)) || isOver()) return;
    }
  }

  /** Lets everybody write, strikes, brings up what was struck, and checks what is there; then sends again what was not acknowledged. */
  async function round(victim: Victim): Promise<void> {
    const began = written.length;
    let isStruck = false;
    const writers = [
      draft.application,
      draft.application,
      draft.biofix,
      draft.biofix,
      draft.swap,
      draft.readings,
      draft.readings,
      draft.photo,
      draft.edit,
      () => draft.count(counted),
      draft.import,
    ].map((next) => writer(next, () => isStruck));
    const wait = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
    await new Promise((wake) => setTimeout(wake, wait));
    // On a slow machine too something was acknowledged before the blow.
    const countAcknowledged = () => written.slice(began).filter((write) => write.acknowledged).length;
    await vi.waitFor(() => expect(countAcknowledged()).toBeGreaterThan(LEAST_ACKNOWLEDGED), {
      timeout: 30_000,
      interval: 5,
    });
    await farm.kill(victim);
    isStruck = true;
    await Promise.all(writers);
    counts.restarted(victim, await farm.recover());
    expect(await lostWrites(farm, written), victim).toEqual([]);
    expect(await halfEvents(farm), victim).toEqual([]);
    expect(await halfBatches(farm, written.slice(began)), victim).toEqual([]);
    expect(await staleRollups(farm), victim).toEqual([]);
    // Whoever got no answer sends again, as a telephone or a device would.
    for (const write of written.slice(began).filter(({ acknowledged }) => !acknowledged)) {
      counts.wasUnheard();
      expect(await attempt(farm, write), `${write.kind} again`).toBe(true);
    }
    expect(await lostWrites(farm, written.slice(began)), victim).toEqual([]);
    expect(await halfEvents(farm), victim).toEqual([]);
    expect(await filesAndRows(farm), victim).toEqual([]);
    expect(await doubledWrites(farm), victim).toEqual([]);
  }

  return {
    farm,
    written,
    counts,
    round,
    /** What the logs say of writes that waited for each other, with PostgreSQL's lines below, which name the statements. */
    deadlocks: () => farm.logs().match(/(?:40P01|deadlock detected)[\s\S]{0,1500}/g) ?? [],
  };
}
