import { describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { type Someone, type Tree, twoSectors } from './own-sectors.fixture.ts';

/** People that a person of one sector receives. */
const { service, ask, read } = twoSectors();

describe('people', () => {
  const emails = (people: readonly Someone[]) => people.map(({ email }) => email.split('@')[0]).sort();
  const OF_THE_NORTH = ['admin', 'adviser', 'disabled', 'grower', 'manager', 'narrowed', 'steward'];

  test.each(['/v2/users?client_id=1', '/v2/clients/1/infrastructure', '/clients/1/infrastructure'])(
    'of %s are those who reach the own sectors',
    async (path) => {
      const answer = await read<Someone[] | Tree>('narrowed', path);
      expect(emails('clients' in answer ? answer.clients[0]!.users : answer)).toEqual(OF_THE_NORTH);
    },
  );

  test('are shown without their rights elsewhere and what their accounts do; oneself with all', async () => {
    const people = await read<Someone[]>('narrowed', '/v2/users?client_id=1');
    const one = (person: Person) => people.find(({ user_id }) => user_id === PEOPLE[person].user_id);
    expect(one('admin')).toMatchObject({ permissions: '', status: '', last_access: null });
    expect(one('admin')?.access).toMatchObject({ role: 'admin' });
    expect(one('adviser')?.access).toMatchObject({ entities_under_client: {} });
    expect(one('steward')?.access).toMatchObject({ entities_under_sector: { '11': 'admin' } });
    expect(one('narrowed')).toMatchObject({ status: 'CONFIRMED' });
  });

  test('of other sectors, and closed accounts, are missing by their id: same status, same words', async () => {
    const missing = await (await ask('narrowed', '/v2/users/999')).text();
    await closed(true);
    for (const person of ['southAdviser', 'disabled'] as const) {
      const answer = await ask('narrowed', `/v2/users/${PEOPLE[person].user_id}`);
      expect([answer.status, await answer.text()], person).toEqual([404, missing]);
    }
    await closed(false);
  });
  const closed = (is: boolean) =>
    service()
      .databases.owner.updateTable('user_account')
      .set({ enabled: !is })
      .where('user_id', '=', PEOPLE.disabled.user_id)
      .execute();

  test('of the whole client are seen as before by those who reach it', async () => {
    const people = await read<Someone[]>('grower', '/v2/users?client_id=1');
    expect(emails(people)).toContain('south');
    expect(people.find(({ user_id }) => user_id === PEOPLE.admin.user_id)).toMatchObject({
      permissions: 'root',
      status: 'CONFIRMED',
    });
  });
});
