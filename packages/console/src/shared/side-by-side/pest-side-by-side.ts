import {
  type Alignment,
  atSameSum,
  type DailySeries,
  type DegreeDayStart,
  fromColumnar,
  type Lead,
  type Likened,
  leadOver,
  likeness,
  standingOf,
} from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import {
  alikeSentence,
  type CapturesAtSum,
  capturesAtSumSentences,
  leadSentence,
  type NamedLead,
  type NotCompared,
  namedLead,
  notComparedSentences,
  TOO_FEW_DAYS,
} from '@vigia/domain/reports';
import type { DegreeDayData, SeasonDays } from '@vigia/ui/panels';
import { laidOver, leadNote } from './season-days.ts';
import type { SideBySideWords } from './words.ts';

/** What the service has of a pest in another season or field. */
export interface PestAnswer {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly season: Season;
  /** Null without stations of the pest there; `missing` while it is loading, `failed` if it cannot be had. */
  readonly found:
    | {
        readonly start: DegreeDayStart;
        readonly curve: DailySeries | null;
        readonly captures: DailySeries | null;
      }
    | 'loading'
    | 'failed'
    | null;
}

/** The pest of the season shown. */
export interface OwnPest {
  readonly season: Season;
  readonly data: Pick<DegreeDayData, 'start' | 'degreeDays' | 'captures'>;
}

/** Everything that is drawn and said of other seasons beside the one shown. */
export interface PestSideBySide {
  readonly lines: readonly SeasonDays[];
  readonly counts: readonly SeasonDays[];
  readonly sentences: readonly string[];
}

interface Gathered {
  readonly lines: SeasonDays[];
  readonly counts: SeasonDays[];
  readonly leads: NamedLead[];
  readonly likened: Likened<string>[];
  readonly atSum: CapturesAtSum[];
  readonly notCompared: { readonly name: string; readonly reason: NotCompared }[];
  isTooShort: boolean;
}

const gathered = (): Gathered => ({
  ...{ lines: [], counts: [], leads: [], likened: [], atSum: [] },
  ...{ notCompared: [], isTooShort: false },
});

/** Degree-days and captures of other seasons laid over those shown, how far ahead the one shown is, and why not. */
export function pestSideBySide(
  own: OwnPest,
  answers: readonly PestAnswer[],
  alignment: Alignment,
  words: SideBySideWords,
): PestSideBySide {
  const all = gathered();
  const total = own.data.degreeDays && fromColumnar(own.data.degreeDays);
  for (const answer of answers) {
    const { found, name } = answer;
    if (found === 'loading') continue;
    if (found === null) all.notCompared.push({ name, reason: 'no-stations' });
    else if (found === 'failed') all.notCompared.push({ name, reason: 'not-had' });
    else if (alignment === 'degree-days') addAtSum(all, answer, found, total);
    else addLaidOver(all, answer, found, { own, total, alignment, words });
  }
  return { lines: all.lines, counts: all.counts, sentences: sentencesOf(all, own, alignment) };
}

type Found = Exclude<PestAnswer['found'], string | null>;

function addAtSum(all: Gathered, answer: PestAnswer, found: Found, total: DailySeries | null): void {
  const { id, name, place } = answer;
  const { curve, captures } = found;
  if (!total || !curve || !captures) {
    all.notCompared.push({ name, reason: 'no-record' });
    return;
  }
  const { daily, until, after } = atSameSum(captures, curve, total);
  all.counts.push({ id, name, place, daily });
  all.atSum.push({ name, until, after });
}

interface Laying {
  readonly own: OwnPest;
  readonly total: DailySeries | null;
  readonly alignment: Exclude<Alignment, 'degree-days'>;
  readonly words: SideBySideWords;
}

function addLaidOver(all: Gathered, answer: PestAnswer, found: Found, laying: Laying): void {
  const { own, total, alignment, words } = laying;
  const { id, name, place, season } = answer;
  const { start, curve, captures } = found;
  if (alignment === 'biofix' && start.reason !== 'biofix') {
    all.notCompared.push({ name, reason: 'no-biofix' });
    return;
  }
  const begins = [
    { season, start: start.date },
    { season: own.season, start: own.data.start.date },
  ] as const;
  if (captures)
    all.counts.push({ id, name, place, daily: laidOver(captures, 'amount', ...begins, alignment) });
  if (!curve || !total) {
    all.notCompared.push({ name, reason: 'no-record' });
    return;
  }
  const daily = laidOver(curve, 'total', ...begins, alignment);
  const isAlike = start.reason === own.data.start.reason;
  const lead: Lead = leadOver(total, daily);
  all.lines.push({ id, name, place, daily, note: isAlike ? leadNote(lead, words) : undefined });
  if (!isAlike) all.notCompared.push({ name, reason: 'other-start' });
  else if (lead.days === null) all.notCompared.push({ name, reason: lead.reason });
  else addCompared(all, name, lead, likeness(total, daily));
}

function addCompared(all: Gathered, name: string, lead: Lead, like: ReturnType<typeof likeness>): void {
  all.leads.push(...namedLead(name, lead));
  if (!('reason' in like)) all.likened.push({ key: name, likeness: like });
  else if (like.reason === 'too-few-days') all.isTooShort = true;
}

function sentencesOf(all: Gathered, { data }: OwnPest, alignment: Alignment): string[] {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const caught = data.captures?.accumulated?.values.findLast((value) => value !== null) ?? null;
  return [
    leadSentence(all.leads, alignment),
    alikeSentence(all.likened),
    all.isTooShort && all.leads.length > 1 ? TOO_FEW_DAYS : null,
    ...(standing ? capturesAtSumSentences(all.atSum, { sum: standing.degreeDays, own: caught }) : []),
    ...notComparedSentences(all.notCompared),
  ].filter((sentence) => sentence !== null);
}
