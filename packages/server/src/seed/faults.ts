import { addDays, DAY_MS, HOUR_MS, type IsoDate, startOfDay } from '@vigia/domain';
import { randomFor } from './random.ts';
import type { DemoStation } from './stations.ts';

/** A period in which something failed, epoch ms, `to` excluded. */
export interface Fault {
  readonly from: number;
  readonly to: number;
  /** `silent`: nothing arrives, not even photos. `sensor`: battery and photos arrive, climate does not. */
  readonly kind: 'silent' | 'sensor';
}

const DAYS_BETWEEN_OUTAGES = 28;
const HOURS_OF_OUTAGE = 3.5;
const LONGEST_OUTAGE_HOURS = 30;

const SENSOR_DIED_DAYS_AGO = 12;
const FELL_SILENT_DAYS_AGO = 4;
const NODE_REMOVED_DAYS_AGO = 25;
const GAP_ENDED_DAYS_AGO = 38;
const GAP_DAYS = 5;

/** Faults of a station up to `end`: occasional short network outages, and the faults of its story. */
export function faultsOf(station: DemoStation, today: IsoDate, end: number): Fault[] {
  const random = randomFor(`faults/${station.name}`);
  const faults = storyFaults(station, today, end);
  let at = startOfDay(station.installed);
  for (;;) {
    at += random.exponential(DAYS_BETWEEN_OUTAGES) * DAY_MS;
    const hours = Math.min(1 + random.exponential(HOURS_OF_OUTAGE), LONGEST_OUTAGE_HOURS);
    if (at >= end) return faults;
    faults.push({ from: at, to: at + hours * HOUR_MS, kind: 'silent' });
  }
}

function storyFaults({ story }: DemoStation, today: IsoDate, end: number): Fault[] {
  const daysAgo = (days: number) => startOfDay(addDays(today, -days)) + 9.4 * HOUR_MS;
  if (story === 'dead-sensor') return [{ from: daysAgo(SENSOR_DIED_DAYS_AGO), to: end, kind: 'sensor' }];
  if (story === 'silent') return [{ from: daysAgo(FELL_SILENT_DAYS_AGO), to: end, kind: 'silent' }];
  if (story === 'without-node') return [{ from: daysAgo(NODE_REMOVED_DAYS_AGO), to: end, kind: 'silent' }];
  if (story !== 'five-day-gap') return [];
  const from = daysAgo(GAP_ENDED_DAYS_AGO + GAP_DAYS);
  return [{ from, to: from + GAP_DAYS * DAY_MS, kind: 'silent' }];
}

/** Whether there is a fault of a kind at an instant. */
export const hasFault = (faults: readonly Fault[], kind: Fault['kind'], at: number): boolean =>
  faults.some((fault) => fault.kind === kind && at >= fault.from && at < fault.to);
