import { daysBetween, type IsoDate } from '@vigia/domain';

/** First parts of the keys of queries whose answers are kept on this device: what is read in the field. */
const KEPT = new Set([
  'series',
  'events',
  'ahead',
  'forecast',
  'hours-ahead',
  'bug-count',
  'bug-count-before',
  'bug-count-plate',
  'field-counts',
  'device-data',
  'health',
  'mildew-risks',
  'notifications',
  'phenology-logs',
  'report-comments',
  'images',
  'thumbnail',
  'node',
  'station',
]);

export const isKept = (key: readonly unknown[]): boolean => KEPT.has(String(key[0]));

/** Days around today that move with it in a question: yesterday, up to a forecast's last day. */
const FROM_TODAY = { first: -1, last: 15 };
/** The same where also its first day moves: "the last 60 days". */
const ROLLING = { first: -400, last: 15 };
const DAY = /"(\d{4}-\d{2}-\d{2})"/g;

/** A question as it was asked, as it is asked on any day, and as it is asked on any day if its first day moves too. */
export type Question = readonly [asked: string, onAnyDay: string, rolling: string];

/**
 * The question of a query as it is found again: as it was asked, and as it is asked on another day. "Until today"
 * of Tuesday answers "until today" of Wednesday, if there is nothing newer.
 */
export function questionOf(key: readonly unknown[], today: IsoDate): Question {
  const asked = JSON.stringify(key);
  const moving = ({ first, last }: typeof FROM_TODAY) =>
    asked.replace(DAY, (whole, day: IsoDate) => {
      const n = daysBetween(today, day);
      return n >= first && n <= last ? `"today${n < 0 ? n : `+${n}`}"` : whole;
    });
  return [asked, moving(FROM_TODAY), moving(ROLLING)];
}
