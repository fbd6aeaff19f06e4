import { ADMIN_TABLES, type AdminTable } from '@vigia/domain/access';

export const ADMIN_PATH = '/admin';

/** The content of Administración: one of its tables, the history, or the state of the service. */
export type AdminSection = AdminTable | 'history' | 'service';

/** Its table, if it is one. */
export const tableOf = (section: AdminSection): AdminTable | null =>
  section === 'history' || section === 'service' ? null : section;

/** Where a section stands. */
export const sectionPath = (section: AdminSection): string => `${ADMIN_PATH}/${section}`;

const SECTIONS: readonly AdminSection[] = [...ADMIN_TABLES, 'history', 'service'];

/** The section of a path: the first table at the mount path itself, null for an unknown sub-path. */
export function sectionOfPath(pathname: string): AdminSection | null {
  const [, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (rest.length === 0) return ADMIN_TABLES[0];
  return rest.length === 1 ? (SECTIONS.find((section) => section === rest[0]) ?? null) : null;
}
