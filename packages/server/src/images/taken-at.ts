import { type EpochMs, instantOfLocal, parseIsoDate } from '@vigia/domain';

/** `…2026-11-20_14-30-05.jpg`, `IMG_20261120_143005.jpg`, `2026-11-20 14.30.jpg` */
const IN_NAME =
  /(?<!\d)(20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])[-_T ]([01]\d|2[0-3])[-_.:]?([0-5]\d)(?:[-_.:]?([0-5]\d))?(?!\d)/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * The instant of a local time of America/Santiago (`yyyy-MM-ddTHH:mm[:ss]`); null for other text and for a time
 * that the clock skipped.
 */
export function instantOfText(text: string): EpochMs | null {
  const [, day = '', hour, minute, second = '0'] = LOCAL.exec(text) ?? [];
  const date = parseIsoDate(day);
  if (date === null) return null;
  const whole = instantOfLocal({ date, hour: Number(hour), minute: Number(minute) });
  return whole === null ? null : whole + Number(second) * 1000;
}

/** The instant in a file's name, in local time; null when the name contains none. */
export function instantOfFileName(name: string): EpochMs | null {
  const [, year, month, day, hour, minute, second = '00'] = IN_NAME.exec(name) ?? [];
  return year === undefined ? null : instantOfText(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
}
