import type { EnteredCount, StoredCount } from '@vigia/api/client';
import { type EpochMs, type IsoDate, parseIsoDate } from '@vigia/domain';
import { typedCountError } from '@vigia/domain/captures';
import type { SectorId } from '@vigia/domain/farm';
import { readNumber } from '@vigia/domain/farm';
import type { Round } from '../../shared/outbox/kept-round.ts';

export type { Round };

/** Where a new pass begins. */
export interface RoundStart {
  readonly key: string;
  readonly date: IsoDate;
  readonly sectorId: SectorId | null;
}

export const newRound = (start: RoundStart): Round => ({
  ...start,
  pestId: null,
  withCameras: false,
  numbers: {},
  notes: {},
  editedAt: null,
  tried: null,
});

type Choices = Partial<Pick<Round, 'date' | 'sectorId' | 'pestId' | 'withCameras'>>;
export type RoundAct =
  | { readonly act: 'choose'; readonly choices: Choices }
  | { readonly act: 'type'; readonly trap: string; readonly typed: string }
  | { readonly act: 'note'; readonly trap: string; readonly note: string }
  /** A photo was taken or removed. */
  | { readonly act: 'touch' }
  | { readonly act: 'try'; readonly counts: readonly EnteredCount[] }
  /** The server refused it: nothing is stored, and an edited one is another one. */
  | { readonly act: 'refused' };

/** @param key an idempotency key for numbers that differ from those that were tried */
export function roundAfter(
  round: Round,
  act: RoundAct,
  { now, key }: { readonly now: EpochMs; readonly key: string },
): Round {
  const edited = { ...round, editedAt: now, tried: null, key: round.tried === null ? round.key : key };
  switch (act.act) {
    case 'choose': {
      const isMoved = act.choices.date !== undefined && act.choices.date !== round.date;
      return isMoved ? { ...edited, ...act.choices, editedAt: round.editedAt } : { ...round, ...act.choices };
    }
    case 'type':
      return { ...edited, numbers: { ...round.numbers, [act.trap]: act.typed } };
    case 'note':
      return { ...edited, notes: { ...round.notes, [act.trap]: act.note } };
    case 'touch':
      return { ...round, editedAt: now };
    case 'try':
      return { ...round, tried: act.counts };
    case 'refused':
      return { ...round, tried: null, key };
  }
}

/** Traps with a number, right or wrong. */
export const typedTraps = ({ numbers }: Round): string[] =>
  Object.keys(numbers).filter((trap) => numbers[trap]?.trim() !== '');

/** Whether every typed number and the day can be sent. */
export const isSendable = (round: Round, today: IsoDate): boolean =>
  typedTraps(round).length > 0 &&
  typedTraps(round).every((trap) => typedCountError(round.numbers[trap] ?? '') === null) &&
  dayOf(round, today) !== null;

/** The typed day; null for none, and for one that has not come. */
export function dayOf({ date }: Pick<Round, 'date'>, today: IsoDate): IsoDate | null {
  const day = parseIsoDate(date);
  return day !== null && day <= today ? day : null;
}

/**
 * What is sent: exactly the same again after a try without an answer.
 *
 * @param seen the number of the day that the reader saw at a trap; undefined where it is not known
 */
export function countsOf(
  round: Round,
  day: IsoDate,
  seen: (trap: string) => number | null | undefined,
): readonly EnteredCount[] {
  if (round.tried !== null) return round.tried;
  return typedTraps(round).map((trap): EnteredCount => {
    const [stationId = 0, pestId = 0] = trap.split('/').map(Number);
    const note = round.notes[trap]?.trim();
    const foundSeen = seen(trap);
    return {
      ...{ stationId, pestId, date: day, found: readNumber(round.numbers[trap] ?? '') },
      ...(note ? { note } : {}),
      ...(foundSeen === undefined ? {} : { foundSeen }),
    };
  });
}

/** What takes the counts back: what was before, unless somebody has changed it since. */
export const undoneCounts = (stored: readonly StoredCount[]): EnteredCount[] =>
  stored
    .filter(({ found, foundBefore, note, noteBefore }) => found !== foundBefore || note !== noteBefore)
    .map(({ stationId, pestId, date, found, foundBefore, noteBefore }) => ({
      ...{ stationId, pestId, date },
      ...{ found: foundBefore, note: noteBefore, foundSeen: found },
    }));
