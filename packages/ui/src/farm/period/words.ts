import { PERIOD_LABELS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the periods of a chart. */
export const PERIOD = room('period', { label: 'Período', periods: PERIOD_LABELS });
