import { addDays, type EpochMs, type IsoDate } from '@vigia/domain';

/** An entry of a calendar that lasts a whole day. */
export interface CalendarEntry {
  /** The same for the same entry: a file that is opened again replaces it. */
  readonly uid: string;
  readonly day: IsoDate;
  readonly title: string;
  readonly text: string;
  /** When the file was made. */
  readonly madeAt: EpochMs;
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Most bytes of a line. */
const LINE = 75;

/** A line in pieces of at most 75 bytes, each after the first beginning with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const pieces = [''];
  for (const sign of line) {
    const piece = `${pieces.at(-1)}${sign}`;
    if (bytes.encode(piece).length <= LINE) pieces[pieces.length - 1] = piece;
    else pieces.push(` ${sign}`);
  }
  return pieces.join('\r\n');
}

const basicDay = (day: IsoDate): string => day.replaceAll('-', '');

/** `20261121T134005Z` */
const utc = (at: EpochMs): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A calendar of one entry, as `text/calendar` (RFC 5545). */
export function calendarFile({ uid, day, title, text, madeAt }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigia//Ronda//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART;VALUE=DATE:${basicDay(day)}`,
    `DTEND;VALUE=DATE:${basicDay(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
