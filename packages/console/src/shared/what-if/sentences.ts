import { stageLabel } from '@vigia/domain';
import { formatNumber, formatShortDay } from '@vigia/domain/es';
import { type Consequence, changesCurve, isStale, type Supposed } from '@vigia/domain/what-if';
import type { Played, WhatIfSeason } from './played.ts';
import type { WhatIfWords } from './words.ts';

/** What the scenario says, the most important first. */
export function whatIfSentences(
  words: WhatIfWords,
  season: WhatIfSeason,
  supposed: Supposed,
  played: Played,
): string[] {
  return [
    ...(changesCurve(supposed) ? nextStage(words, season, played.rows) : []),
    ...sprayOf(words, season, played),
    ...sumOf(words, supposed, played),
    ...basisOf(words, season, supposed, played),
    ...missingOf(words, played),
  ];
}

/** The first stage that is still to come as things are. */
function nextStage(words: WhatIfWords, { pestId }: WhatIfSeason, rows: readonly Consequence[]): string[] {
  const next = rows.find(({ now, change }) => !now.isMeasured && now.date !== null && change !== 'neither');
  if (!next) return [];
  const { stage, generation } = next.threshold;
  const name = words.stage(stageLabel(pestId, stage), generation);
  const { date } = next.supposed;
  return [date === null ? words.nextLost(name) : words.next(name, date, next.days ?? 0)];
}

function sprayOf(words: WhatIfWords, { pestId }: WhatIfSeason, { spray }: Played): string[] {
  if (spray === null) return [];
  const nameOf = ({ stage, generation }: Consequence['threshold']) =>
    words.stage(stageLabel(pestId, stage), generation).toLowerCase();
  const day = formatShortDay(spray.date);
  const meets =
    spray.total === null
      ? words.sprayUnknown(day)
      : words.sprayMeets(day, formatNumber(spray.total, 0), spray.stage && nameOf(spray.stage));
  const protects =
    spray.protectedUntil === null
      ? words.sprayWithout
      : words.sprayProtects(formatShortDay(spray.protectedUntil), spray.met.map(nameOf));
  return [meets, protects];
}

function sumOf(words: WhatIfWords, { sum }: Supposed, { supposed }: Played): string[] {
  if (sum === undefined) return [];
  const reached = supposed.dates.find(({ threshold }) => threshold === sum)?.date ?? null;
  return [reached === null ? words.sumNotReached(sum) : words.sumReached(sum, formatShortDay(reached))];
}

/** Days without a temperature among the measured ones: the chart breaks there, and the sum lacks them. */
function missingOf(words: WhatIfWords, { supposed }: Played): string[] {
  const days = supposed.measured.values.filter(Number.isNaN).length;
  return days === 0 ? [] : [words.missing(days)];
}

/** What the days to come stand on, or why there are none. */
function basisOf(
  words: WhatIfWords,
  { place }: WhatIfSeason,
  { weather }: Supposed,
  { now, supposed }: Played,
): string[] {
  if (place.today === null || place.until >= place.end) return [];
  if (now.ahead === null) return [isStale(place) ? words.stale : words.noYears];
  const [year] = supposed.ahead?.years ?? [];
  return weather !== undefined && year !== undefined
    ? [words.supposedYear(year)]
    : [words.years(now.ahead.years.length)];
}
