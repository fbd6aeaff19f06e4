import { ADMIN_TABLES, type AdminTable } from '@vigia/domain';

export const ADMIN_PATH = '/admin';

/** Where a table stands. */
export const tablePath = (table: AdminTable): string => `${ADMIN_PATH}/${table}`;

/** The table of a path: the first at the mount path itself, null for a sub-path that means nothing. */
export function tableOfPath(pathname: string): AdminTable | null {
  const [, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (rest.length === 0) return ADMIN_TABLES[0];
  return rest.length === 1 ? (ADMIN_TABLES.find((table) => table === rest[0]) ?? null) : null;
}
