import { ADMIN_TABLES } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { tableOfPath, tablePath } from './admin-path.ts';

describe('the paths of Administración', () => {
  it('lead to each table, and to users where none is named', () => {
    for (const table of ADMIN_TABLES) expect(tableOfPath(tablePath(table))).toBe(table);
    expect([tableOfPath('/admin'), tableOfPath('/admin/')]).toEqual(['users', 'users']);
  });

  it('mean nothing with anything else behind the mount path', () => {
    for (const path of ['/admin/lo-que-sea', '/admin/users/1', '/admin/USERS'])
      expect(tableOfPath(path)).toBeNull();
  });
});
