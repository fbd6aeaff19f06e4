import type { Vendor } from '@vigia/api/contract';
import { MINUTE_MS } from '@vigia/domain';
import type { Seal } from '../auth/second-step/seal.ts';
import { asClient } from '../db/tenant.ts';
import { giveBack, type PulledSource, takeSource } from '../stores/sources/pulled-sources.ts';
import { dueStations } from '../stores/sources/pulled-stations.ts';
import { MOST_REFUSALS, pauseAfter } from './back-off.ts';
import { openKeys } from './check-source.ts';
import { mayGoOn, type PullRun, type PullTools } from './pull-range.ts';
import { pullStation } from './pull-station.ts';
import type { VendorFault, VendorService } from './vendor.ts';

export interface SourceTools extends PullTools {
  readonly services: Readonly<Record<Vendor, VendorService>>;
  readonly seal: Seal;
}

/** A server has a source for so long; one that died lets another one take it then. */
const TAKEN_MS = 10 * MINUTE_MS;
/** A run asks no more after this: its last call and what it stores must end while the source is taken. */
const LONGEST_MS = 4 * MINUTE_MS;

export type PullCounts = PullRun['counts'];

/** Pulls from one account what is due. @returns null where another server does, or nothing may be asked */
export async function pullSource(
  tools: SourceTools,
  clientId: number,
  sourceId: number,
): Promise<PullCounts | null> {
  const { databases, services, seal, now } = tools;
  const begun = now();
  const source = await asClient(databases.background, clientId, (tx) =>
    takeSource(tx, { clientId, sourceId }, begun, begun + TAKEN_MS),
  );
  if (source === null) return null;
  const counts = { rowsNew: 0, rowsChanged: 0, apart: 0, faults: 0 };
  let run: PullRun | undefined;
  let fault: VendorFault | undefined;
  try {
    const keys = await openKeys(seal, { clientId, sourceId }, source.sealedKeys);
    if (keys === null) fault = { kind: 'refused', message: 'the keys cannot be opened' };
    else {
      const ends = { calls: 0, hasAnswered: false, fault: undefined, until: begun + LONGEST_MS };
      run = { ...tools, ...ends, keys, counts, service: services[source.vendor] };
      await pullStations(run, source);
      fault = run.fault;
    }
  } finally {
    await end(tools, source, fault, run?.hasAnswered ?? false);
  }
  return counts;
}

async function pullStations(run: PullRun, source: PulledSource): Promise<void> {
  const due = await asClient(run.databases.background, source.clientId, (tx) =>
    dueStations(tx, source, run.now()),
  );
  for (const station of due) {
    run.signal.throwIfAborted();
    if (!mayGoOn(run)) return;
    await pullStation(run, station);
  }
}

/** Gives the source back, and says when it is asked again. */
async function end(
  { databases, now }: SourceTools,
  source: PulledSource,
  fault: VendorFault | undefined,
  hasAnswered: boolean,
): Promise<void> {
  const failures = fault ? (hasAnswered ? 1 : source.failures + 1) : 0;
  const isOver = fault?.kind === 'refused' && failures >= MOST_REFUSALS;
  const nextAt = now() + (fault ? pauseAfter(fault, failures) : 0);
  await asClient(databases.background, source.clientId, (tx) =>
    giveBack(tx, source, {
      ...{ now: now(), failures, nextAt, hasAnswered },
      ...(fault && { fault }),
      ...(isOver && { state: 'keys-refused' }),
    }),
  );
}
