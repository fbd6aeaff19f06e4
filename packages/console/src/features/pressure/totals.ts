import type { PressureScale } from '@vigia/domain/pressure';
import type { TrapDay } from './trap-days.ts';
import type { DayTotals } from './words.ts';

/** What the traps of the field have caught together up to a day. */
export function totalsOf(traps: readonly TrapDay[], { days }: Pick<PressureScale, 'days'>): DayTotals {
  const read = traps.flatMap(({ station, captures }) =>
    captures === null ? [] : [{ name: station.name, captures }],
  );
  const captures = read.reduce((sum, each) => sum + each.captures, 0);
  const most = read.reduce<DayTotals['most']>(
    (highest, each) => (each.captures > (highest?.captures ?? 0) ? each : highest),
    null,
  );
  return { days, read: read.length, unread: traps.length - read.length, captures, most };
}
