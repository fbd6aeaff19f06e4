import { type EpochMs, instantOfLocal, parseIsoDate } from '@vigia/domain';

/** `…2026-11-20_14-30-05.jpg`, `IMG_20261120_143005.jpg`, `2026-11-20 14.30.jpg` */
const IN_NAME =
  /(?<!\d)(20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])[-_T ]([01]\d|2[0-3])[-_.:]?([0-5]\d)(?:[-_.:]?([0-5]\d))?(?!\d)/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A local time of America/Santiago as text; null when the clock never showed it. */
export function instantOfText(text: string): EpochMs | null {
  const [, day = '', hour, minute, second = '0'] = LOCAL.exec(text) ?? [];
  const date = parseIsoDate(day);
  if (date === null) return null;
  const whole = instantOfLocal({ date, hour: Number(hour), minute: Number(minute) });
  return whole === null ? null : whole + Number(second) * 1000;
}

/** When a file's name says its photo was taken; null when it says nothing. */
export function instantOfFileName(name: string): EpochMs | null {
  const [, year, month, day, hour, minute, second = '00'] = IN_NAME.exec(name) ?? [];
  return year === undefined ? null : instantOfText(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
}
