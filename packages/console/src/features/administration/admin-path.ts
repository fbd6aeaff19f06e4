import { FARM_TABLE_NAMES, type FarmTableName } from './tables/farm-tables.ts';

export const ADMIN_PATH = '/admin';

/** Scheduled reports are no table like the others: the service pages them, client by client. */
export type AdminTable = FarmTableName | 'scheduled-reports';

/** The tables in the order of their buttons. */
export const ADMIN_TABLES: readonly AdminTable[] = [...FARM_TABLE_NAMES, 'scheduled-reports'];

/** What is no table of a client: the history, unknown devices, the state of the service, the installation's catalogue. */
const OTHERS = ['history', 'unknown-devices', 'service', 'catalogue'] as const;
type Other = (typeof OTHERS)[number];

/** The content of Administración. */
export type AdminSection = AdminTable | Other;

/** Sections for those who look after the service. */
export const OF_SERVICE: readonly AdminSection[] = ['unknown-devices', 'service', 'catalogue'];

/** Its table, if it is one. */
export const tableOf = (section: AdminSection): AdminTable | null =>
  ADMIN_TABLES.find((table) => table === section) ?? null;

/** Where a section stands. */
export const sectionPath = (section: AdminSection): string => `${ADMIN_PATH}/${section}`;

const SECTIONS: readonly AdminSection[] = [...ADMIN_TABLES, ...OTHERS];

/** The section of a path: the first table at the mount path itself, null for an unknown sub-path. */
export function sectionOfPath(pathname: string): AdminSection | null {
  const [, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (rest.length === 0) return SECTIONS[0] ?? null;
  return rest.length === 1 ? (SECTIONS.find((section) => section === rest[0]) ?? null) : null;
}
