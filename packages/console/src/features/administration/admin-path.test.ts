import { describe, expect, it } from 'vitest';
import { ADMIN_TABLES, sectionOfPath, sectionPath, tableOf } from './admin-path.ts';

describe('the paths of Administración', () => {
  it('lead to each table, and without a name to the users', () => {
    for (const table of ADMIN_TABLES) expect(sectionOfPath(sectionPath(table))).toBe(table);
    expect(sectionOfPath(sectionPath('history'))).toBe('history');
    expect(sectionOfPath(sectionPath('unknown-devices'))).toBe('unknown-devices');
    expect(sectionOfPath(sectionPath('service'))).toBe('service');
    expect([sectionOfPath('/admin'), sectionOfPath('/admin/')]).toEqual(['users', 'users']);
  });

  it('name a table, or none for what is no table', () => {
    expect(ADMIN_TABLES.map(tableOf)).toEqual(ADMIN_TABLES);
    for (const other of ['history', 'unknown-devices', 'service'] as const) expect(tableOf(other)).toBeNull();
  });

  it('are unknown with any other sub-path', () => {
    for (const path of ['/admin/lo-que-sea', '/admin/users/1', '/admin/USERS'])
      expect(sectionOfPath(path)).toBeNull();
  });
});
