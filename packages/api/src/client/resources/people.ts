import type { Access, ClientId, Rights, User, UserDraft, UserId } from '@vigia/domain';
import * as z from 'zod/mini';
import {
  CreateUserAnswer,
  TemporaryPasswordAnswer,
  type UpdateUserBody,
  UserWire,
} from '../../contract/users.ts';
import type { Send } from '../http.ts';
import { toUser } from '../to-domain.ts';

export interface NewUser extends UserDraft {
  readonly clientId: ClientId;
  /** Without any: a plain user of the own client. */
  readonly rights?: Rights;
}

/** What is absent stays as it is. */
export interface UserChange extends UserDraft {
  readonly enabled?: boolean;
  readonly permissions?: string;
  readonly access?: Access;
}

const namesOf = ({ firstName, lastName, email }: UserDraft) => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

/** What an editor saw of somebody; what is absent is the editor's to overrule. */
export interface SeenUser extends Partial<UserDraft> {
  readonly permissions?: string;
  readonly enabled?: boolean;
  readonly access?: Partial<Access>;
}

const seenOf = ({
  firstName,
  lastName,
  email,
  permissions,
  enabled,
  access,
}: SeenUser): UpdateUserBody['seen'] => ({
  first_name: firstName,
  last_name: lastName,
  email,
  permissions,
  enabled,
  access: access && {
    role: access.role,
    entities_under_client: access.entitiesUnderClient && { ...access.entitiesUnderClient },
    entities_under_sector: access.entitiesUnderSector && { ...access.entitiesUnderSector },
  },
});

type PermissionsBody = UpdateUserBody['permissions'];

const accessBody = (access: Access) => ({
  role: access.role,
  entities_under_client: { ...access.entitiesUnderClient },
  entities_under_sector: { ...access.entitiesUnderSector },
});

const changeOf = ({ access, enabled, permissions, ...names }: UserChange): UpdateUserBody => ({
  ...namesOf(names),
  ...(enabled !== undefined && { enabled }),
  ...(permissions !== undefined && { permissions: permissions as PermissionsBody }),
  ...(access && { access: accessBody(access) }),
});

/** Of somebody new: what is not said is a plain user of the own client. */
const rightsBody = (rights: Rights | undefined) =>
  rights
    ? { permissions: rights.permissions, access: accessBody(rights.access) }
    : { access: { role: 'user' } };

export function peopleCalls(send: Send) {
  return {
    /**
     * @param idempotencyKey makes a repetition harmless; only the first answer tells the temporary password
     */
    createUser: async (
      { clientId, rights, ...names }: NewUser,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<{ user: User; temporaryPassword: string | null }> => {
      const { temporary_password: password = null, ...wire } = await send('/v2/users', CreateUserAnswer, {
        method: 'post',
        body: { client_id: clientId, ...namesOf(names), ...rightsBody(rights) },
        idempotencyKey,
        signal,
      });
      return { user: toUser(wire), temporaryPassword: password };
    },
    /** @param seen as they were edited: a conflict names the fields that somebody else changed since, too */
    updateUser: async (
      userId: UserId,
      change: UserChange,
      signal?: AbortSignal,
      seen?: SeenUser,
    ): Promise<User> => {
      const body = { ...changeOf(change), ...(seen && { seen: seenOf(seen) }) };
      return toUser(await send(`/v2/users/${userId}`, UserWire, { method: 'put', body, signal }));
    },
    /** Makes a temporary password for somebody, which ends their sessions. @returns the password, told this once */
    giveTemporaryPassword: async (userId: UserId, signal?: AbortSignal): Promise<string> => {
      const path = `/v2/users/${userId}/temporary_password`;
      return (await send(path, TemporaryPasswordAnswer, { method: 'post', signal })).temporary_password;
    },
    /** Changes the password of whoever is signed in, which ends their other sessions. */
    changeOwnPassword: async (password: string, chosen: string, signal?: AbortSignal): Promise<void> => {
      const body = { password, new_password: chosen };
      await send('/auth/password', z.unknown(), { method: 'post', body, signal });
    },
  };
}
