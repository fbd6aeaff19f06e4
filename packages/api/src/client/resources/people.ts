import type { Rights } from '@vigia/domain/access';
import type { Access, ClientId, User, UserDraft, UserId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ownPassword } from '../../contract/auth.ts';
import { toWire } from '../../contract/fields.ts';
import { OthersSecondStepAnswer } from '../../contract/second-step.ts';
import { SignInsAnswer, signInsQuery } from '../../contract/sign-ins.ts';
import {
  access as accessFields,
  CreateUserAnswer,
  editedUser,
  newUser,
  refusedOfUser,
  TemporaryPasswordAnswer,
  UserWire,
} from '../../contract/users.ts';
import { crud, inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

export interface NewUser extends UserDraft {
  readonly clientId: ClientId;
  /** By default those of a plain user of the own client. */
  readonly rights?: Rights;
}

/** Absent fields stay. */
export interface UserChange extends UserDraft {
  readonly enabled?: boolean;
  readonly permissions?: string;
  readonly access?: Access;
}

/** A person as their editor saw them; absent fields are overwritten without a check. */
export interface SeenUser extends Partial<UserDraft> {
  readonly permissions?: string;
  readonly enabled?: boolean;
  readonly access?: Partial<Access>;
}

/** A person with rights in the format of the body. */
const sent = <T extends { readonly access?: Partial<Access> }>({ access, ...person }: T) => ({
  ...person,
  access: access && toWire(accessFields, access),
});

/** Default rights of a new person: a plain user of the own client. */
const PLAIN = { access: { role: 'user' } } as const;

const SIGN_INS_A_PAGE = 20;

export function peopleCalls(send: Send) {
  const { create } = crud(send, '/v2/users', CreateUserAnswer, newUser, [refusedOfUser]);
  const { update } = crud(send, '/v2/users', UserWire, editedUser, [refusedOfUser]);
  return {
    /**
     * @param idempotencyKey makes a repetition harmless; only the first answer contains the temporary password
     */
    createUser: async (
      { rights, ...names }: NewUser,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<{ user: User; temporaryPassword: string | null }> => {
      const made = await create(sent({ ...names, ...(rights ?? PLAIN) }), idempotencyKey, { signal });
      const { temporaryPassword = null, ...user } = made;
      return { user, temporaryPassword };
    },
    /**
     * @param seen the person as they were opened: a conflict also names the fields that somebody else changed
     *     since
     */
    updateUser: (userId: UserId, change: UserChange, signal?: AbortSignal, seen?: SeenUser): Promise<User> =>
      update(userId, sent(change), { signal, seen: seen && sent(seen) }),
    /**
     * Sets a temporary password for a person and ends their sessions.
     *
     * @returns the password, shown only once
     */
    giveTemporaryPassword: async (userId: UserId, signal?: AbortSignal): Promise<string> => {
      const path = `/v2/users/${userId}/temporary_password`;
      return (await send(path, TemporaryPasswordAnswer, { method: 'post', signal })).password;
    },
    /** A page of the sign-in log of an account, newest first; `count` is that of all pages. */
    signIns: (userId: UserId, page = 1, signal?: AbortSignal) => {
      const query = toWire(signInsQuery, { page, limit: SIGN_INS_A_PAGE });
      return send(`/v2/users/${userId}/sign_ins`, SignInsAnswer, { query, signal });
    },
    /** Since when a person signs in with a second step, epoch ms; null without one. */
    secondStepSince: async (userId: UserId, signal?: AbortSignal): Promise<number | null> =>
      (await send(`/v2/users/${userId}/second_step`, OthersSecondStepAnswer, { signal })).since,
    /** Removes a person's lost second step, which ends their sessions. */
    removeSecondStep: (userId: UserId, signal?: AbortSignal): Promise<void> =>
      send(`/v2/users/${userId}/second_step`, z.undefined(), { method: 'delete', signal }),
    /** Changes the password of the person who is signed in, which ends their other sessions. */
    changeOwnPassword: async (current: string, chosen: string, signal?: AbortSignal): Promise<void> => {
      const body = toWire(ownPassword, { current, chosen });
      await inDomain(send('/auth/password', z.unknown(), { method: 'post', body, signal }), ownPassword);
    },
  };
}
