import type { IsoDate } from '@vigia/domain';
import type { HealthState, StationHealth } from '@vigia/domain/devices';
import { HEALTH_STATE_WORDS } from '@vigia/domain/es';
import type { StationId } from '@vigia/domain/farm';
import type { Status } from '@vigia/ui';
import type { PieceWords } from './ui/words.ts';

/** The health of a station, or why it is unknown. */
export type StationCondition =
  | { readonly kind: 'loading' }
  /** Not requested: the season is over. */
  | { readonly kind: 'disabled' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'known';
      readonly state: HealthState;
      readonly health: StationHealth;
      /** The day of the request. */
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

/** The health as props of the components that show it; empty while it is unknown. */
export const partsOf = (condition: StationCondition) =>
  condition.kind === 'known' ? { health: condition.health, today: condition.today } : {};

/** A condition in words, for readers who cannot see the icon. */
export function wordOf(words: PieceWords, condition: StationCondition): string {
  return condition.kind === 'known' ? HEALTH_STATE_WORDS[condition.state] : words.conditions[condition.kind];
}
