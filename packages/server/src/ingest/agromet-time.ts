import { type EpochMs, type IsoDate, instantOfLocal, parseIsoDate, wallMsOfInstant } from '@vigia/domain';
import { shorten } from './measures.ts';

const FORMAT = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}) +(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
/** Before it nobody measured hourly, so such a year is a slip of the pen. */
const FIRST_YEAR = 1950;
/** Standard time: the second pass of an hour that strikes twice as summer time ends. */
const STANDARD_OFFSET_MINUTES = -240;

export interface ClockReading {
  readonly date: IsoDate;
  readonly hour: number;
  readonly minute: number;
}

/** The instants of a time as the export writes it, `dd-MM-yyyy HH:mm`, or why it has none. */
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
 * The instants a clock reading can mean, the likelier first: one, or two in the hour that strikes twice; none in the
 * hour that is skipped. With an offset stated by the header there is always exactly one.
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
