import type { HealthState } from '@vigia/domain/devices';
import type { Status } from '../../theme/tokens.ts';

const STATUS: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

/** Colour and shape of a health state: ok green, warning yellow, error red, unknown grey. */
export const statusOfHealth = (state: HealthState): Status => STATUS[state];

/** How far an answer about health has come; `past` where nobody asks because the season is over. */
export type HealthAnswer = 'loading' | 'error' | 'past' | 'ready';
