import { ADMIN_TABLES, canAdd } from '@vigia/domain/access';
import { describe, expect, it } from 'vitest';
import { ADMIN_CLIENT } from '../../testing/sample-admin.ts';
import { isSameForm, newTarget } from './new-target.ts';

const { id } = ADMIN_CLIENT.client;
const other = { ...ADMIN_CLIENT, client: { ...ADMIN_CLIENT.client, id: id + 1 } };

describe('the target of the add button', () => {
  it('is null if the button is disabled', () => {
    for (const table of ADMIN_TABLES) {
      expect(newTarget(table, null) !== null, table).toBe(canAdd(table, null));
      expect(newTarget(table, ADMIN_CLIENT)?.owner, table).toBe(ADMIN_CLIENT);
    }
  });

  it('is the same form again, unless the client or table differs or a row is edited', () => {
    const fresh = newTarget('sectors', ADMIN_CLIENT)!;
    expect(isSameForm(fresh, newTarget('sectors', ADMIN_CLIENT)!)).toBe(true);
    expect(isSameForm(fresh, newTarget('sectors', other)!)).toBe(false);
    expect(isSameForm(fresh, newTarget('seasons', ADMIN_CLIENT)!)).toBe(false);
    const row = { kind: 'sector', owner: ADMIN_CLIENT, sector: ADMIN_CLIENT.sectors[0]! } as const;
    expect([isSameForm(fresh, row), isSameForm(row, row)]).toEqual([false, false]);
  });
});
