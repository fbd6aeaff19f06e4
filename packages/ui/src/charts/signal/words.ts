import { SIGNAL_FIGURE_WORDS, SIGNAL_LEVEL_WORDS, SIGNAL_QUALITY_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** What the scales of a signal say: its figures, and the classes or reference lines of each. */
export const SIGNAL = room('signal', {
  strength: 'Intensidad',
  figures: SIGNAL_FIGURE_WORDS,
  levels: SIGNAL_LEVEL_WORDS,
  qualities: SIGNAL_QUALITY_WORDS,
});

export type SignalWords = (typeof SIGNAL)['spanish'];
