import { type EpochMs, type IsoDate, parseIsoDate } from '@vigia/domain';
import { type ClockReading, instantsOf } from './agromet-time.ts';
import { shorten } from './measures.ts';

/** There were no measurements earlier, so an earlier year is a typing error. */
const FIRST_YEAR = 1950;
const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/](\d{1,2})[-/](\d{4}))$/;
const TIME = /^(\S+)[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** A day written as `yyyy-MM-dd`, `dd-MM-yyyy` or `dd/MM/yyyy`, or the reason why it is invalid. */
export function readDay(text: string): IsoDate | { reason: string } {
  const match = DAY.exec(text);
  if (!match) return { reason: `fecha «${shorten(text)}»: se espera aaaa-MM-dd o dd-MM-aaaa` };
  const [year, month, day] = match[1] ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]];
  const date = parseIsoDate(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
  if (date === null) return { reason: `fecha «${shorten(text)}»: ese día no existe` };
  if (Number(year) < FIRST_YEAR) return { reason: `fecha «${shorten(text)}»: año anterior a ${FIRST_YEAR}` };
  return date;
}

/** Minutes from UTC of `Z`, `-04:00` or `-0400`; null without an offset. */
export function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/**
 * The instants that a day with a time can mean, the likelier first, or the reason why it is invalid. With an
 * offset (`Z`, `-04:00`, or that of the clock) there is exactly one. Without it the time is local time of
 * America/Santiago: an hour may occur twice or never.
 *
 * @param clockOffset minutes from UTC of a clock without summer time; null: local time of America/Santiago
 */
export function readInstants(text: string, clockOffset: number | null): EpochMs[] | { reason: string } {
  const match = TIME.exec(text);
  if (!match) return { reason: `fecha «${shorten(text)}»: se espera día y hora, como 2026-11-21 13:00` };
  const [, day = '', hour, minute, second = '0', zone] = match;
  const date = readDay(day);
  if (typeof date !== 'string') return date;
  if (Number(hour) > 23) return { reason: `hora ${hour}:${minute}: un día tiene las horas 00 a 23` };
  if (Number(minute) > 59) return { reason: `hora ${hour}:${minute}: los minutos van de 00 a 59` };
  if (Number(second) > 59) return { reason: `hora ${hour}:${minute}:${second}: los segundos van de 00 a 59` };
  const clock: ClockReading = { date, hour: Number(hour), minute: Number(minute) };
  const instants = instantsOf(clock, offsetOf(zone) ?? clockOffset);
  if (instants.length === 0) {
    return { reason: `hora ${shorten(text)}: no existió, ese día el reloj se adelantó una hora` };
  }
  return instants.map((at) => at + Number(second) * 1000);
}
