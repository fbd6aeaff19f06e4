import {
  CreateUserAnswer,
  CreateUserBody,
  IdParam,
  LegacyUserBody,
  newUser,
  UpdateUserBody,
  UserWire,
} from '@vigia/api/contract';
import { EVERY_CLIENT, type Rights, roleOnClient } from '@vigia/domain/access';
import { type User, type UserDraft, validateUser } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import {
  demandChangeable,
  demandGrantable,
  demandNotOneself,
  grantedRights,
  USER_NAMES,
} from '../../access/grants.ts';
import { demand, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { weaknessOf } from '../../auth/password-strength.ts';
import { firstPassword, newTemporaryPassword } from '../../auth/temporary-password.ts';
import { turnBack, turnTo } from '../../db/tenant.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { insertUser, lockUser, updateUser, userById } from '../../stores/people/users.ts';
import { demandShown } from './enrolling.ts';
import { AddressTaken, tellingTaken } from './taken-address.ts';

const UserParam = z.object({ user_id: IdParam });

export const peopleRoutes = [
  route({
    method: 'post',
    path: '/v2/users',
    refuses: ['conflict', 'too-many-requests'],
    summary: 'A new person with a temporary password, to be changed at the first sign-in within 72 hours',
    about: 'Nobody gives rights that they do not hold.',
    answered: 'The person, with the temporary password where the service made it.',
    access: { kind: 'session', action: 'user.create', target: 'client' },
    body: CreateUserBody,
    answer: CreateUserAnswer,
    status: 201,
    run: (call) => tellingTaken(call, () => createUser(call)),
  }),
  route({
    method: 'put',
    path: '/v2/users/{user_id}',
    refuses: ['conflict', 'proof-needed', 'too-many-requests'],
    summary: 'Change a person; somebody disabled is out within five seconds',
    about:
      'Rights, `permissions` and `enabled` that are absent stay as they are. Nobody changes their own rights or closes their own account. For another address the caller has to have shown within ten minutes who they are, by signing in or by `/auth/prove`.',
    access: { kind: 'session', action: 'user.edit', target: 'user' },
    param: UserParam,
    body: UpdateUserBody,
    answer: UserWire,
    run: (call) => tellingTaken(call, () => changeUser(call, call.body)),
  }),
  route({
    method: 'put',
    path: '/users/{user_id}',
    refuses: ['conflict', 'proof-needed', 'too-many-requests'],
    summary: 'Change a person (older call)',
    about: 'As `PUT /v2/users/{user_id}`, for the address that the account has.',
    access: { kind: 'session', action: 'user.edit', target: 'user' },
    param: UserParam,
    body: LegacyUserBody,
    answer: UserWire,
    run: (call) => {
      const { clientId, oldEmail, dateCreated: _, ...change } = call.body;
      return tellingTaken(call, () =>
        changeUser(call, change, { clientId, email: oldEmail.trim().toLowerCase() }),
      );
    },
  }),
];

/**
 * Creates a person. The generated password is shown once and stored nowhere, not even in the answer that an
 * Idempotency-Key stores.
 */
async function createUser(call: ScopedCall<unknown, unknown, z.output<typeof CreateUserBody>>) {
  const { scope, services, body } = call;
  const { clientId, temporaryPassword } = body;
  const rights = grantedRights(body);
  let made: string | undefined;
  const user = await write(call, {
    clientId,
    work: async (tx) => {
      const client = await clientById(tx, scope, clientId);
      if (client === null) throw notFound();
      demand(scope, 'user.create', { clientId });
      demandGrantable(scope, clientId, rights);
      const draft = checkedDraft(body);
      await checkSectors(tx, scope, clientId, rights);
      if (temporaryPassword === undefined) made = newTemporaryPassword();
      else demandStrong(temporaryPassword, draft, client.name);
      const password = await firstPassword(temporaryPassword ?? made!, services.now());
      const inserted = await insertUser(tx, scope, { clientId, ...draft, rights, ...password });
      if (inserted === null) throw new AddressTaken(draft.email);
      return inserted;
    },
  });
  return { ...user, ...(made !== undefined && { temporaryPassword: made }) };
}

interface ExpectedUser {
  readonly clientId: number;
  readonly email: string;
}

async function changeUser(
  call: ScopedCall<z.output<typeof UserParam>>,
  sent: UpdateUserBody,
  expected?: ExpectedUser,
) {
  const { scope, services, param } = call;
  const find = (tx: Tx) => userById(tx, scope, param.user_id);
  const { clientId } = await search(services.databases.app, scope, find);
  if (expected && expected.clientId !== clientId) throw notFound();
  let emailBefore: string | undefined;
  const person = await write(call, {
    clientId,
    work: async (tx) => {
      demand(scope, 'user.edit', { clientId });
      await lockUser(tx, param.user_id);
      const before = await find(tx);
      if (before === null) throw notFound();
      const body = joinedBody(sent, before);
      const draft = checkedDraft(body);
      const rights = grantedRights(body, before);
      const enabled = body.enabled ?? before.enabled;
      demandChangeable(scope, before, draft.email !== before.email);
      demandGrantable(scope, clientId, rights, before);
      demandNotOneself(scope, before, rights, enabled);
      if (expected && expected.email !== before.email)
        throw new HttpProblem('conflict', { detail: 'El correo ya fue cambiado por otra persona' });
      await checkSectors(tx, scope, clientId, rights, before);
      if (draft.email !== before.email) await demandShown(call, 'everything');
      const changed = await updateUser(tx, scope, before.id, { ...draft, rights, enabled });
      if (changed === null) throw new AddressTaken(draft.email);
      emailBefore = before.email;
      return changed;
    },
  });
  if (emailBefore !== undefined && emailBefore !== person.email)
    services.accountLetters.emailChanged(emailBefore, person.email);
  return person;
}

/** The sent fields, joined with what others changed since its editor saw the person. */
function joinedBody({ seen, ...sent }: UpdateUserBody, before: User): UpdateUserBody {
  if (seen === undefined) return sent;
  const now = nowOf(before);
  const joined = { ...now, ...joinEdits(partsOf(sent), partsOf(seen), now, { names: USER_NAMES }) };
  const { firstName, lastName, email, enabled, permissions, ...access } = joined;
  return {
    ...sent,
    ...{ firstName, lastName, email },
    ...(sent.enabled !== undefined && { enabled }),
    ...(sent.permissions !== undefined && { permissions: permissions as UpdateUserBody['permissions'] }),
    ...(sent.access && { access }),
  };
}

/** The fields of a person, with each part of the rights separate, as refusals name them. */
const nowOf = ({ firstName, lastName, email, permissions, enabled, access }: User) => ({
  ...{ firstName, lastName, email, permissions, enabled, ...access },
});

/** The same for the sent or seen fields, as far as they are given. */
const partsOf = ({ firstName, lastName, email, access, ...rest }: NonNullable<UpdateUserBody['seen']>) => ({
  firstName: firstName?.trim(),
  lastName: lastName?.trim(),
  email: email?.trim().toLowerCase(),
  ...rest,
  ...access,
});

/** @throws {HttpProblem} 400 naming each invalid field */
function checkedDraft(body: UserDraft): UserDraft {
  const draft = {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email.trim().toLowerCase(),
  };
  refuseFields(validateUser(draft), USER_NAMES);
  return draft;
}

/**
 * Checks the sectors of roles by sector: they must be of the clients served, and the caller must administer
 * those clients.
 */
async function checkSectors(
  tx: Tx,
  scope: Scope,
  clientId: number,
  { access }: Rights,
  before?: Rights,
): Promise<void> {
  const sectorsBefore = before?.access.entitiesUnderSector ?? {};
  const given = Object.entries(access.entitiesUnderSector).filter(([id, role]) => sectorsBefore[id] !== role);
  if (given.length === 0) return;
  const served = Object.keys(access.entitiesUnderClient).filter((key) => key !== EVERY_CLIENT);
  const known = new Set<number>();
  for (const id of new Set([clientId, ...served.map(Number)])) {
    if (roleOnClient(scope, id, true) !== 'admin') continue;
    await turnTo(tx, scope, id);
    for (const sector of await sectorsOfClient(tx, scope, id)) known.add(sector.id);
  }
  await turnBack(tx, scope, clientId);
  const unknown = given.find(([id]) => !known.has(Number(id)));
  if (unknown) throw invalidField(USER_NAMES.entitiesUnderSector, `El campo ${unknown[0]} no existe`);
}

/** @throws {HttpProblem} invalid-input: the password of a new person is easy to guess */
function demandStrong(password: string, { email, firstName, lastName }: UserDraft, clientName: string): void {
  const owner = { email, first_name: firstName, last_name: lastName, client_name: clientName };
  const weakness = weaknessOf(password, owner);
  if (weakness !== null) throw invalidField(newUser.temporaryPassword.name, weakness);
}
