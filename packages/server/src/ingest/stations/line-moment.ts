import { dayOfInstant, type EpochMs, type IsoDate } from '@vigia/domain';
import { noonOf } from '@vigia/domain/events';
import { readDay, readInstants } from '../plain-time.ts';

/** The local day of a cell with a day, or with a day and an hour, and its instant: noon of a day alone. */
export function lineMoment(
  clock: string,
  utcOffset: number | null,
): { readonly day: IsoDate; readonly at: EpochMs } | { readonly reason: string } {
  const day = readDay(clock);
  if (typeof day === 'string') return { day, at: noonOf(day) };
  const instants = readInstants(clock, utcOffset);
  if ('reason' in instants) return instants;
  const at = instants[0] as EpochMs;
  return { day: dayOfInstant(at), at };
}
