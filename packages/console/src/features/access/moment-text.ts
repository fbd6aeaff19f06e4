import { dayOfInstant } from '@vigia/domain';
import { clockOfInstant, formatDate } from '@vigia/domain/es';

/** `05 nov 2026`, the day in Santiago of an instant. @param at epoch ms */
export const dayText = (at: number): string => formatDate(dayOfInstant(at));

/** `05 nov 2026, 09:07` */
export const momentText = (at: number): string => `${dayText(at)}, ${clockOfInstant(at)}`;
