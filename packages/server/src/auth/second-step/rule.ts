import { isDemoAccount, scopeOf } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { secondStepOf } from '../../stores/people/second-step.ts';

/** Who must sign in with a second step. */
export interface SecondStepRule {
  /**
   * Whether a client that the person has a role on requires it, or the installation does for super
   * administrators.
   */
  isRequired(user: User): Promise<boolean>;
  /** Whether one is required and missing: the session then only allows setting it up. */
  isMissing(user: User): Promise<boolean>;
}

interface Needs {
  readonly auth: Db;
  /** Whether people with access to every client need one in any case. */
  readonly ofSuperAdministrators: boolean;
  /** Never needs one: its visitors share it, and a phone of one of them would lock out the others. */
  readonly demoEmail: string | null;
}

/** Reads from the database whether a second step is required and there. */
export function secondStepRule({ auth, ofSuperAdministrators, demoEmail }: Needs): SecondStepRule {
  const look = async (user: User) => {
    if (isDemoAccount(user, demoEmail)) return { isRequired: false, isThere: false };
    const found = await secondStepOf(auth, user.id);
    const isSuper = ofSuperAdministrators && scopeOf(user).super !== 'none';
    return {
      isRequired: isSuper || found?.required === true,
      isThere: found !== null && found.second_step_since !== null,
    };
  };
  return {
    isRequired: async (user) => (await look(user)).isRequired,
    async isMissing(user) {
      const { isRequired, isThere } = await look(user);
      return isRequired && !isThere;
    },
  };
}
