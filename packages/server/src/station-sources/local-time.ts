import { type EpochMs, HOUR_MS } from '@vigia/domain';

const LOCAL = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of a zone's clock at an instant, written as if it were UTC, ms. */
function clockAt(t: EpochMs, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', {
      ...fields,
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(t).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) as number;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** How far a zone's clock is ahead of UTC at an instant, ms. */
export const offsetAt = (t: EpochMs, zone: string): number => clockAt(t, zone) - Math.floor(t / 1000) * 1000;

/** Whether there is a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/**
 * The instants at which a zone's clock shows `YYYY-MM-DD HH:MM:SS`, ascending: none in the hour that is left out when
 * summer time begins, two in the hour that comes twice when it ends.
 */
export function instantsOf(local: string, zone: string): EpochMs[] {
  const [, ...fields] = LOCAL.exec(local) ?? [];
  if (fields.length === 0) return [];
  const [year, month, day, hour, minute, second] = fields.map(Number) as [
    ...[number, number, number],
    ...[number, number, number],
  ];
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  if (new Date(clock).toISOString().slice(0, 19).replace('T', ' ') !== local) return [];
  const offsets = new Set([-26, 26].map((hours) => offsetAt(clock + hours * HOUR_MS, zone)));
  return [...offsets]
    .map((offset) => clock - offset)
    .filter((t) => clockAt(t, zone) === clock)
    .sort((a, b) => a - b);
}

/** Reads the local times of an answer one after the other. */
export function localTimes(zone: string): (local: string) => EpochMs {
  let last = Number.NEGATIVE_INFINITY;
  return (local) => {
    const [first, second] = instantsOf(local, zone);
    if (first === undefined) return Number.NaN;
    // In the hour that comes twice, a clock that goes back is in it for the second time; a repeated line does not go back.
    const isAgain = second !== undefined && first < last;
    last = isAgain ? second : first;
    return last;
  };
}
