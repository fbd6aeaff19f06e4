import { isDemoAccount, scopeOf } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { secondStepOf } from '../../stores/people/second-step.ts';

/** Who has to sign in with a second step. */
export interface SecondStepRule {
  /** By a client that the person reaches, or as a super administrator where the installation says so. */
  isRequired(user: User): Promise<boolean>;
  /** Whether one is required and none is there: the session then opens nothing but setting it up. */
  isMissing(user: User): Promise<boolean>;
}

interface Needs {
  readonly auth: Db;
  /** Whether whoever reaches every client needs one, whatever the clients say. */
  readonly ofSuperAdministrators: boolean;
  /** Shown to anybody, so that one person's telephone must not lock the others out. */
  readonly demoEmail: string | null;
}

export function secondStepRule({ auth, ofSuperAdministrators, demoEmail }: Needs): SecondStepRule {
  const look = async (user: User) => {
    if (isDemoAccount(user, demoEmail)) return { isRequired: false, isThere: false };
    const found = await secondStepOf(auth, user.id);
    const isSuper = ofSuperAdministrators && scopeOf(user).super !== 'none';
    return {
      isRequired: isSuper || found?.asked === true,
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
