import type { IsoDate } from '@vigia/domain';
import type { HealthState, StationHealth } from '@vigia/domain/devices';
import { HEALTH_STATE_WORDS } from '@vigia/domain/es';
import type { StationId } from '@vigia/domain/farm';
import type { Status } from '@vigia/ui';
import type { PieceWords } from './ui/words.ts';

/** How a station is, as far as is known. */
export type StationCondition =
  | { readonly kind: 'loading' }
  /** The season is over: nobody asks. */
  | { readonly kind: 'disabled' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'known';
      readonly state: HealthState;
      readonly health: StationHealth;
      /** When it was asked. */
      readonly today: IsoDate;
    };

export type Conditions = ReadonlyMap<StationId, StationCondition>;

export const LOADING: StationCondition = { kind: 'loading' };

const STATUS_OF_STATE: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

const STATUS: Readonly<Record<Exclude<StationCondition['kind'], 'known'>, Status>> = {
  loading: 'neutral',
  disabled: 'neutral',
  failed: 'error',
};

export function statusOf(condition: StationCondition): Status {
  return condition.kind === 'known' ? STATUS_OF_STATE[condition.state] : STATUS[condition.kind];
}

/** Its parts, where they are known, as the pieces that show health take them. */
export const partsOf = (condition: StationCondition) =>
  condition.kind === 'known' ? { health: condition.health, today: condition.today } : {};

/** What a condition says, for readers who cannot see its shape. */
export function wordOf(words: PieceWords, condition: StationCondition): string {
  return condition.kind === 'known' ? HEALTH_STATE_WORDS[condition.state] : words.conditions[condition.kind];
}
