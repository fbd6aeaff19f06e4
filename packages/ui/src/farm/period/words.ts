import { PERIOD_LABELS } from '@vigia/domain';
import { room } from '../../words/room.ts';

/** How far back a chart looks. */
export const PERIOD = room('period', { label: 'Período', periods: PERIOD_LABELS });
