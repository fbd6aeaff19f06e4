import type { ClientId } from '../entities/ids.ts';
import type { Filters } from '../filters/filters.ts';

/** The client of the tables; null while none is chosen. */
export const adminClient = ({ company }: Pick<Filters, 'company'>): ClientId | null => company ?? null;

/** Rows per page that can be chosen, here and in tables that are paged by the server. */
export const PAGE_SIZES = [10, 50] as const;
export const EVENTS_PAGE_SIZE = 25;
