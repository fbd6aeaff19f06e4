import { CHIP_LEVEL_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** What chips and markers say of the state that their shape and tint show. */
export const STATES = room('states', {
  ok: 'en orden',
  warning: 'con advertencia',
  error: 'con error',
  neutral: 'sin información',
});

export type StateWords = (typeof STATES)['spanish'];

/** What the chip of a pest says of its captures. */
export const CAPTURE_LEVELS = room('capture-levels', {
  notCounted: 'sin capturas contadas',
  levels: CHIP_LEVEL_WORDS,
});
