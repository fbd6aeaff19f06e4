import { dayOfInstant } from '@vigia/domain';
import { clockOfInstant, formatDate } from '@vigia/domain/es';

/** `05 nov 2026`: the local day of an instant. @param at epoch ms */
export const dayText = (at: number): string => formatDate(dayOfInstant(at));

/** `05 nov 2026, 09:07`: local day and time. @param at epoch ms */
export const momentText = (at: number): string => `${dayText(at)}, ${clockOfInstant(at)}`;
