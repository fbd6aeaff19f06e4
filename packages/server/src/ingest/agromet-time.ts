import { type EpochMs, type IsoDate, instantOfLocal, parseIsoDate, wallMsOfInstant } from '@vigia/domain';
import { shorten } from './measures.ts';

const FORMAT = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}) +(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
/** There were no hourly measurements earlier, so an earlier year is a typing error. */
const FIRST_YEAR = 1950;
/** Standard time, UTC−4. It gives the second instant of the hour that occurs twice when summer time ends. */
const STANDARD_OFFSET_MINUTES = -240;

export interface ClockReading {
  readonly date: IsoDate;
  readonly hour: number;
  readonly minute: number;
}

/** The instants of a time as the export writes it, `dd-MM-yyyy HH:mm`, or the reason why it is invalid. */
export function readAgrometInstants(
  text: string,
  offsetMinutes: number | null,
): EpochMs[] | { reason: string } {
  const clock = readClock(text);
  if ('reason' in clock) return clock;
  const instants = instantsOf(clock, offsetMinutes);
  if (instants.length > 0) return instants;
  return { reason: `hora ${text}: no existió, ese día el reloj se adelantó una hora` };
}

function readClock(text: string): ClockReading | { reason: string } {
  const match = FORMAT.exec(text);
  if (!match) return { reason: `fecha «${shorten(text)}»: se espera dd-MM-aaaa HH:mm` };
  const [, day = '', month = '', year = '', hour = '', minute = ''] = match;
  const date = parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (date === null) return { reason: `fecha «${shorten(text)}»: ese día no existe` };
  if (Number(year) < FIRST_YEAR) return { reason: `fecha «${shorten(text)}»: año anterior a ${FIRST_YEAR}` };
  if (Number(hour) > 23) return { reason: `hora ${hour}:${minute}: un día tiene las horas 00 a 23` };
  if (Number(minute) > 59) return { reason: `hora ${hour}:${minute}: los minutos van de 00 a 59` };
  return { date, hour: Number(hour), minute: Number(minute) };
}

/**
 * The instants that a clock reading can mean, the likelier first: two in the hour that occurs twice, none in
 * the hour that is skipped, else one. With an offset from the header there is always exactly one.
 */
export function instantsOf(clock: ClockReading, offsetMinutes: number | null): EpochMs[] {
  if (offsetMinutes !== null) return [instantOfLocal(clock, offsetMinutes)];
  const first = instantOfLocal(clock);
  if (first === null) return [];
  const standard = instantOfLocal(clock, STANDARD_OFFSET_MINUTES);
  return wallMsOfInstant(standard) === wallMsOfInstant(first) && standard > first
    ? [first, standard]
    : [first];
}
