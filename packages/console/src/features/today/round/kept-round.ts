import type { IsoDate } from '@vigia/domain';
import type { ClientId, StationId, UserId } from '@vigia/domain/farm';
import { readStored, writeStored } from '../../../shared/storage.ts';
import { AS_PROPOSED, type RoundChoice } from './round-plan.ts';

interface Owner {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

const keyOf = ({ userId, clientId }: Owner) => `round:${userId}:${clientId}`;

const idsIn = (list: unknown): StationId[] =>
  Array.isArray(list) ? list.filter((id): id is StationId => Number.isSafeInteger(id)) : [];

/** The round that this person changed on this device today; as it is proposed on another day. */
export function keptRound(owner: Owner, today: IsoDate): RoundChoice {
  const kept = (readStored(keyOf(owner)) ?? {}) as Partial<Record<keyof RoundChoice | 'day', unknown>>;
  if (kept.day !== today) return AS_PROPOSED;
  return { added: idsIn(kept.added), removed: idsIn(kept.removed), done: idsIn(kept.done) };
}

/** Keeps the round for the day; a sign-out removes it. */
export function keepRound(owner: Owner, today: IsoDate, choice: RoundChoice): void {
  writeStored(keyOf(owner), { day: today, ...choice });
}
