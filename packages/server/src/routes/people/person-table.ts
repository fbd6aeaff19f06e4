import { MOST_PEOPLE_ROWS, PersonTableAnswer, PersonTableBody } from '@vigia/api/contract';
import type * as z from 'zod/mini';
import { firstPassword, newTemporaryPassword } from '../../auth/temporary-password.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { importTable } from '../../tables/import-table.ts';
import { MadeMeanwhile, personTable } from '../../tables/person-table.ts';
import { takenAddresses } from './taken-address.ts';

type TableCall = ScopedCall<unknown, unknown, z.output<typeof PersonTableBody>>;

/** A temporary password, and whose it is. */
interface Made {
  readonly email: string;
  readonly password: string;
}

const addressOf = (row: TableCall['body']['rows'][number]): string =>
  row.cells.email?.trim().toLowerCase() ?? '';

/**
 * Takes a table of people. Passwords are hashed before the transaction, which would otherwise hold its locks meanwhile.
 * The answer that an Idempotency-Key keeps has them sealed: sent again after a lost answer, the table still tells them.
 */
async function importPeople(call: TableCall): Promise<PersonTableAnswer> {
  try {
    return await importOnce(call);
  } catch (error) {
    // Another table with the same people came first: now they are there.
    if (error instanceof MadeMeanwhile) return await importOnce(call);
    throw error;
  }
}

async function importOnce(call: TableCall): Promise<PersonTableAnswer> {
  const { body, services } = call;
  const emails = [...new Set(body.rows.map(addressOf))].filter((email) => email !== '');
  const taken = await takenAddresses(call, emails);
  const looked = { ...call, body: { ...body, dryRun: true } };
  const { rows, ...counts } = await importTable(looked, personTable(call, { taken, passwords: new Map() }));
  if (body.dryRun) return { ...counts, rows, passwords: [] };
  const fresh = counts.wrong > 0 ? [] : body.rows.filter((_, i) => rows[i]?.outcome === 'new').map(addressOf);
  const made = fresh.map((email): Made => ({ email, password: newTemporaryPassword() }));
  const hashed = made.map(async ({ email, password }) => {
    return [email, await firstPassword(password, services.now())] as const;
  });
  const passwords = new Map(await Promise.all(hashed));
  const sealed = await services.seal.close(ownerOf(call), JSON.stringify(made));
  const answer = await importTable(call, personTable(call, { taken, passwords }), { sealed });
  return { ...answer, passwords: await madeIn(call, answer.sealed) };
}

/** Only who sent the table reads its passwords. */
const ownerOf = ({ body, scope }: TableCall) => ({ clientId: body.clientId, userId: scope.userId });

/** None where the key of the seal was changed since. */
async function madeIn(call: TableCall, sealed: string): Promise<Made[]> {
  try {
    return JSON.parse(await call.services.seal.open(ownerOf(call), sealed)) as Made[];
  } catch {
    return [];
  }
}

export const personTableRoutes = [
  route({
    method: 'post',
    path: '/v2/users/table',
    refuses: ['conflict', 'too-many-requests'],
    summary: 'Make the people of a table, all of them or nobody, or a trial run',
    about: `It takes up to ${MOST_PEOPLE_ROWS} rows of texts as a person writes them. A person is known by the address; one who is there already has to be as the row says. Every wrong cell is named. Each new person gets a temporary password, to be changed at the first sign-in within 72 hours.`,
    answered:
      'How many people were made, with their temporary passwords; of a dry run what would become of each row.',
    access: { kind: 'session', action: 'user.create', target: 'client' },
    body: PersonTableBody,
    answer: PersonTableAnswer,
    run: importPeople,
  }),
];
