import { ADMIN_TABLES } from '@vigia/domain/access';
import { describe, expect, it } from 'vitest';
import { sectionOfPath, sectionPath } from './admin-path.ts';

describe('the paths of Administración', () => {
  it('lead to each table, and to users where none is named', () => {
    for (const table of ADMIN_TABLES) expect(sectionOfPath(sectionPath(table))).toBe(table);
    expect([sectionOfPath('/admin'), sectionOfPath('/admin/')]).toEqual(['users', 'users']);
  });

  it('mean nothing with anything else behind the mount path', () => {
    for (const path of ['/admin/lo-que-sea', '/admin/users/1', '/admin/USERS'])
      expect(sectionOfPath(path)).toBeNull();
  });
});
