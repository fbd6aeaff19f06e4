import type { ClientId } from '../entities/ids.ts';
import type { Filters } from '../filters/filters.ts';

/** The tables of Administración, in the order of their buttons. */
export const ADMIN_TABLES = [
  'users',
  'stations',
  'sectors',
  'nodes',
  'seasons',
  'biofix',
  'scheduled-reports',
] as const;
export type AdminTable = (typeof ADMIN_TABLES)[number];

/** What is added belongs to a client, so one has to be chosen. */
const ADDS_TO_A_CLIENT: readonly AdminTable[] = ['sectors', 'seasons', 'users'];

/** Whether rows show their client. The table of scheduled reports is always of one client. */
const HAS_CLIENT_COLUMN: readonly AdminTable[] = ADMIN_TABLES.filter(
  (table) => table !== 'scheduled-reports',
);

type Chosen = ClientId | null;

export const canAdd = (table: AdminTable, client: Chosen): boolean =>
  table !== 'nodes' && (client !== null || !ADDS_TO_A_CLIENT.includes(table));

export const showsClientColumn = (table: AdminTable, client: Chosen): boolean =>
  client === null && HAS_CLIENT_COLUMN.includes(table);

/** Scheduled reports are paged by the server and asked for client by client. */
export const showsRows = (table: AdminTable, client: Chosen): boolean =>
  table !== 'scheduled-reports' || client !== null;

/** The client of the tables; null while none is chosen. */
export const adminClient = ({ company }: Pick<Filters, 'company'>): Chosen => company ?? null;

/** Rows per page that can be chosen, here and in tables that are paged by the server. */
export const PAGE_SIZES = [10, 50] as const;
export const EVENTS_PAGE_SIZE = 25;
