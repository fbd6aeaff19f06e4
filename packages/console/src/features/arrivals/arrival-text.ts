import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';
import { type Arrival, clockAheadOf } from '@vigia/domain/devices';
import { formatBytes, formatDateTime, formatNumber, LOG_LEVEL_WORDS } from '@vigia/domain/es';
import type { NodeSerial } from '@vigia/domain/farm';
import type { ArrivalsWords } from './words.ts';

const SECOND_MS = 1_000;
/** Until then an age in seconds says nothing more, ms. */
const JUST_NOW_MS = 3 * SECOND_MS;

/** A length of time by its largest unit: `12 s`, `5 min`, `3 h`, `2 días`. */
export function spanText(words: ArrivalsWords, ms: number): string {
  if (ms < MINUTE_MS) return words.seconds(Math.floor(ms / SECOND_MS));
  if (ms < HOUR_MS) return words.minutes(Math.floor(ms / MINUTE_MS));
  return ms < 2 * DAY_MS ? words.hours(Math.floor(ms / HOUR_MS)) : words.days(Math.floor(ms / DAY_MS));
}

export const ageText = (words: ArrivalsWords, at: number, now: number): string =>
  now - at < JUST_NOW_MS ? words.now : words.ago(spanText(words, now - at));

const count = (value: number): string => formatNumber(value, 0);

/** The name of a log's level; another one is shown as it was sent. */
const levelText = (level: string): string =>
  (LOG_LEVEL_WORDS as Readonly<Record<string, string>>)[level]?.toLowerCase() ?? level;

/** What the request had in it: `96 de clima · 96 de batería · del 24 nov 2026, 09:00:00 al …`. */
export function contentText(words: ArrivalsWords, arrival: Arrival): string {
  const { call, parts, rowsNew, rowsChanged, rowsSame } = arrival;
  const named = parts.map((part) =>
    call === 'logs'
      ? words.part(words.lines(part.count), levelText(part.category))
      : words.part(count(part.count), words.categories[part.category] ?? part.category),
  );
  const rows = words.rows(rowsNew ?? 0, rowsChanged ?? 0, rowsSame ?? 0);
  return words.details([...named, spanOf(words, arrival), rows].filter((text) => text !== ''));
}

function spanOf(words: ArrivalsWords, { call, earliestAt, latestAt }: Arrival): string {
  if (earliestAt === null || latestAt === null) return '';
  const last = formatDateTime(latestAt);
  if (call === 'image') return words.takenAt(last);
  return earliestAt === latestAt ? words.at(last) : words.span(formatDateTime(earliestAt), last);
}

/** Facts for who looks closer: size, answer, address, program. */
export const detailText = (
  words: ArrivalsWords,
  { size, status, address, program, times }: Arrival,
): string =>
  words.details([
    ...(times > 1 ? [words.times(times)] : []),
    ...(size ? [formatBytes(size)] : []),
    words.answered(status),
    address,
    ...(program === null ? [] : [program]),
  ]);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const ADVICE: Readonly<Record<string, 'brokenJson' | 'tooLarge'>> = {
  'malformed-json': 'brokenJson',
  'too-large': 'tooLarge',
};

/** What to do about it; empty where nothing is to be done. */
export function adviceText(words: ArrivalsWords, serial: NodeSerial, arrival: Arrival): readonly string[] {
  const { outcome, code, keyFault, wrongType, askedSerial, isIntact, call } = arrival;
  const ahead = clockAheadOf(arrival);
  const due = call === 'image' ? FORM_TYPE : JSON_TYPE;
  const isRefused = outcome === 'refused' && keyFault === null;
  const advice = ADVICE[code ?? ''];
  return [
    ...(keyFault === null ? [] : [words.keyFaults[keyFault]]),
    ...(askedSerial === null ? [] : [words.askedOther(askedSerial, serial)]),
    ...(isRefused && wrongType === '' ? [words.noType(due)] : []),
    ...(isRefused && wrongType ? [words.wrongType(wrongType, due)] : []),
    ...(advice === undefined ? [] : [words[advice]]),
    ...(isIntact === false ? [words.photoBroken] : []),
    ...(outcome === 'failed' ? [words.sendAgain] : []),
    ...(ahead > 0 ? [words.clockAhead(spanText(words, ahead))] : []),
  ];
}
