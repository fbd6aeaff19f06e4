import { SIGNAL_FIGURE_WORDS, SIGNAL_LEVEL_WORDS, SIGNAL_QUALITY_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the signal charts: the names of the figures, and of their classes or reference lines. */
export const SIGNAL = room('signal', {
  strength: 'Intensidad',
  figures: SIGNAL_FIGURE_WORDS,
  levels: SIGNAL_LEVEL_WORDS,
  qualities: SIGNAL_QUALITY_WORDS,
});

export type SignalWords = (typeof SIGNAL)['spanish'];
