import { CHIP_LEVEL_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words for the state of chips and markers, which icon and tint show. */
export const STATES = room('states', {
  ok: 'en orden',
  warning: 'con advertencia',
  error: 'con error',
  neutral: 'sin información',
});

export type StateWords = (typeof STATES)['spanish'];

/** Words for the captures of a pest's chip. */
export const CAPTURE_LEVELS = room('capture-levels', {
  notCounted: 'sin capturas contadas',
  levels: CHIP_LEVEL_WORDS,
});
