import type { Access, ClientId, Role, User, UserDraft, UserId } from '@vigia/domain';
import { CreateUserAnswer, type UpdateUserBody, UserWire } from '../../contract/users.ts';
import type { Send } from '../http.ts';
import { toUser } from '../to-domain.ts';

export interface NewUser extends UserDraft {
  readonly clientId: ClientId;
  /** Default `user`. */
  readonly role?: Role;
}

/** What is absent stays as it is. */
export interface UserChange extends UserDraft {
  readonly enabled?: boolean;
  readonly permissions?: '' | 'root';
  readonly access?: Access;
}

const namesOf = ({ firstName, lastName, email }: UserDraft) => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

/** What an editor saw of somebody; what is absent is the editor's to overrule. */
export interface SeenUser extends Partial<UserDraft> {
  readonly enabled?: boolean;
  readonly access?: Partial<Access>;
}

const seenOf = ({ firstName, lastName, email, enabled, access }: SeenUser): UpdateUserBody['seen'] => ({
  first_name: firstName,
  last_name: lastName,
  email,
  enabled,
  access: access && {
    role: access.role,
    entities_under_client: access.entitiesUnderClient && { ...access.entitiesUnderClient },
    entities_under_sector: access.entitiesUnderSector && { ...access.entitiesUnderSector },
  },
});

const changeOf = ({ access, enabled, permissions, ...names }: UserChange): UpdateUserBody => ({
  ...namesOf(names),
  ...(enabled !== undefined && { enabled }),
  ...(permissions !== undefined && { permissions }),
  ...(access && {
    access: {
      role: access.role,
      entities_under_client: { ...access.entitiesUnderClient },
      entities_under_sector: { ...access.entitiesUnderSector },
    },
  }),
});

export function peopleCalls(send: Send) {
  return {
    /**
     * @param idempotencyKey makes a repetition harmless; only the first answer tells the temporary password
     */
    createUser: async (
      { clientId, role = 'user', ...names }: NewUser,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<{ user: User; temporaryPassword: string | null }> => {
      const { temporary_password: password = null, ...wire } = await send('/v2/users', CreateUserAnswer, {
        method: 'post',
        body: { client_id: clientId, ...namesOf(names), access: { role } },
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
  };
}
