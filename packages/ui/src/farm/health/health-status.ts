import type { HealthState } from '@vigia/domain/devices';
import type { Status } from '../../theme/tokens.ts';

const STATUS: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

/** Colour and icon of a health state: ok green, warning yellow, error red, unknown grey. */
export const statusOfHealth = (state: HealthState): Status => STATUS[state];

/** State of a request for health; `past` if none is made because the season is over. */
export type HealthAnswer = 'loading' | 'error' | 'past' | 'ready';
