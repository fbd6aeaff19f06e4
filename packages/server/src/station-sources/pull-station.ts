import { type EpochMs, HOUR_MS } from '@vigia/domain';
import { asClient } from '../db/tenant.ts';
import { endBackfill, moveBackfill, type OpenBackfill, openBackfills } from '../stores/sources/backfills.ts';
import { moveOn, type PulledStation } from '../stores/sources/pulled-stations.ts';
import { afterSilence, nextOfBackfill, nextPull } from './plan.ts';
import { mayGoOn, type PullRun, pullRange } from './pull-range.ts';
import type { Translated } from './vendor.ts';

/** A range with more than one answer holds is halved until it is this short. */
const SHORTEST_MS = 4 * HOUR_MS;

const newestOf = ({ rows }: Translated): EpochMs | null => rows.at(-1)?.t ?? null;
const later = (a: EpochMs | null, b: EpochMs | null): EpochMs | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Pulls what is due of a station, then the past days that somebody has asked for, as far as the run goes. */
export async function pullStation(run: PullRun, first: PulledStation): Promise<void> {
  if (!(await pullDue(run, first))) return;
  const open = await asClient(run.databases.background, first.clientId, (tx) => openBackfills(tx, first));
  for (const backfill of open) if (!(await pullPast(run, first, backfill))) return;
}

/** @returns whether the station answers and the run goes on */
async function pullDue(run: PullRun, first: PulledStation): Promise<boolean> {
  let station = first;
  let { rangeMs } = run.service;
  while (mayGoOn(run)) {
    const step = nextPull(station, { ...run.service, rangeMs }, run.now());
    if (step === null) return true;
    let next = station;
    const end = await pullRange(run, station, {
      ...step,
      advance: async (tx, translated) => {
        const newest = newestOf(translated);
        const after = afterSilence(step, station.lastReading, newest);
        const lastReading = later(station.lastReading, newest);
        next = { ...station, ...after, lastReading };
        return await moveOn(tx, station, after, lastReading);
      },
    });
    if (end === 'too-much' && rangeMs > SHORTEST_MS) rangeMs /= 2;
    else if (end === 'stored') station = next;
    else return false;
  }
  return false;
}

/** @returns whether the run goes on */
async function pullPast(run: PullRun, station: PulledStation, open: OpenBackfill): Promise<boolean> {
  let backfill = open;
  let { rangeMs } = run.service;
  const { clientId } = station;
  while (mayGoOn(run)) {
    if (backfill.doneTo >= backfill.to) return true;
    const { from, to } = nextOfBackfill(backfill, rangeMs);
    const end = await pullRange(run, station, {
      ...{ from, to, isPast: true },
      advance: (tx, _, saved) => moveBackfill(tx, clientId, backfill, { doneTo: to, saved, now: run.now() }),
    });
    if (end === 'too-much' && rangeMs > SHORTEST_MS) rangeMs /= 2;
    else if (end === 'stored') backfill = { ...backfill, doneTo: to };
    else if (end === 'moved') return true;
    else {
      if (typeof end === 'object' && (end.kind === 'bad-answer' || run.fault)) return false;
      const message = typeof end === 'object' ? end.message : 'one answer does not hold four hours';
      await asClient(run.databases.background, clientId, (tx) =>
        endBackfill(tx, { clientId, id: backfill.id }, 'failed', run.now(), message),
      );
      return true;
    }
  }
  return false;
}
