import type { VendorKeys } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Logger } from 'pino';
import type { Tx } from '../access/reach.ts';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import type { SaveReport } from '../ingest/save-measurements.ts';
import { readBorder } from '../stores/service/retention.ts';
import { noteStationFault, type PulledStation } from '../stores/sources/pulled-stations.ts';
import { keepApart } from '../stores/sources/source-apart.ts';
import { isOfStation, pauseAfter } from './back-off.ts';
import { saveTranslated } from './save-records.ts';
import type { SourceApart, Translated, VendorFault, VendorService } from './vendor.ts';

/** What pulls are made with. */
export interface PullTools {
  readonly databases: Pick<Databases, 'background'>;
  readonly now: () => EpochMs;
  readonly log: Logger;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** Waits between two calls, ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/** One run with the keys of one account. */
export interface PullRun extends PullTools {
  readonly service: VendorService;
  readonly keys: VendorKeys;
  readonly until: EpochMs;
  calls: number;
  hasAnswered: boolean;
  /** The fault of the account or of the whole service that ends the run. */
  fault: VendorFault | undefined;
  readonly counts: { rowsNew: number; rowsChanged: number; apart: number; faults: number };
}

/** Somebody else moved on with the station, or ended it, since it was read: what was asked is thrown away. */
class MovedMeanwhile extends Error {}

export const mayGoOn = ({ fault, calls, service, now, until }: PullRun): boolean =>
  fault === undefined && calls < service.callsPerRun && now() < until;

/** `stored`; `moved` by somebody else; `too-much` for one answer; a fault, which was noted. */
export type RangeEnd = 'stored' | 'moved' | 'too-much' | VendorFault;

export interface Range {
  readonly from: EpochMs;
  readonly to: EpochMs;
  /** Whether only regular pulls are paused by a fault of the station. */
  readonly isPast?: boolean;
  /** Notes the progress, in the transaction that stores. @returns false where somebody else did */
  readonly advance: (tx: Tx, translated: Translated, saved: SaveReport) => Promise<boolean>;
}

/** Asks for a range of a station and stores it together with the progress. No transaction is open while it is asked. */
export async function pullRange(run: PullRun, station: PulledStation, range: Range): Promise<RangeEnd> {
  const { service, keys, signal, databases, now } = run;
  if (run.calls > 0) await run.pause(service.pauseMs);
  run.calls += 1;
  const answer = await service.records(keys, station, range.from, range.to, signal);
  if (!answer.ok) return await noteFault(run, station, range, answer.fault, answer.text);
  run.hasAnswered = true;
  try {
    return await asClient(databases.background, station.clientId, async (tx) => {
      const bounds = { now: now(), border: await readBorder(tx, 'readings') };
      const translated = service.translate(answer.value, station, bounds);
      if (translated === null) return null;
      const saved = await saveTranslated(tx, station, translated, now());
      if (!(await range.advance(tx, translated, saved))) throw new MovedMeanwhile();
      run.counts.rowsNew += saved.rowsNew;
      run.counts.rowsChanged += saved.rowsChanged;
      run.counts.apart += translated.apart.length;
      return 'stored' as const;
    }).then((end) => end ?? noteFault(run, station, range, UNDOCUMENTED, answer.value));
  } catch (error) {
    if (error instanceof MovedMeanwhile) return 'moved';
    throw error;
  }
}

const UNDOCUMENTED: VendorFault = { kind: 'bad-answer', message: 'the answer is not as documented' };
/** Longest answer that is kept as it is, in characters of JSON. */
const MOST_KEPT = 65_536;

async function noteFault(
  run: PullRun,
  station: PulledStation,
  { isPast = false }: Range,
  fault: VendorFault,
  sent?: unknown,
): Promise<RangeEnd> {
  if (fault.isTooMuch) return 'too-much';
  const { databases, log, now } = run;
  run.counts.faults += 1;
  const { clientId, sourceId, vendorStationId } = station;
  log.warn(
    { clientId, sourceId, vendorStationId, kind: fault.kind, reason: fault.message },
    'a source gave nothing',
  );
  if (!isOfStation(fault)) {
    run.fault = fault;
    return fault;
  }
  run.hasAnswered = true;
  const nextAt = now() + pauseAfter(fault, station.failures + 1);
  await asClient(databases.background, clientId, async (tx) => {
    if (!isPast || fault.kind === 'bad-answer')
      await noteStationFault(tx, station, fault, { now: now(), nextAt });
    if (sent !== undefined) await keepApart(tx, station, [whole(sent)], now());
  });
  return fault;
}

function whole(sent: unknown): SourceApart {
  const text = JSON.stringify(sent);
  const content =
    typeof sent === 'string' || text.length > MOST_KEPT ? { text: text.slice(0, MOST_KEPT) } : sent;
  return { reason: 'bad-answer', sentT: '', content };
}
