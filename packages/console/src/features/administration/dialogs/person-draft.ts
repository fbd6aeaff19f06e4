import type { SeenUser } from '@vigia/api/client';
import { type RoleChoice, rightsOf, roleChoiceOf } from '@vigia/domain/access';
import type { Account, ClientId, UserDraft } from '@vigia/domain/farm';

/** A person as the form has them: names, role with its clients and sectors, and whether the account is open. */
export interface PersonDraft extends UserDraft, RoleChoice {
  readonly enabled: boolean;
}

export const NEW_PERSON: PersonDraft = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'grower',
  clientIds: [],
  sectorIds: [],
  enabled: true,
};

/** Whether the editor may choose this client for a person. */
export type IsOffered = (clientId: ClientId) => boolean;

export const personDraft = (user: Account, isOffered: IsOffered): PersonDraft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  enabled: user.enabled,
  ...roleChoiceOf(user, isOffered),
});

/** What the form sends of a new person. */
export const newUser = (draft: PersonDraft, clientId: ClientId, isOffered: IsOffered) => ({
  clientId,
  ...namesOf(draft),
  rights: rightsOf(draft, { clientId, isOffered }),
});

/** What the form sends of an edited person. */
export const userChange = (draft: PersonDraft, user: Account, isOffered: IsOffered) => ({
  ...namesOf(draft),
  enabled: draft.enabled,
  ...rightsOf(draft, { clientId: user.clientId, before: user, isOffered }),
});

/** What the editor saw of a person, in the service's terms; a field that is absent is taken from the editor. */
export function seenUser(user: Account, seen: Partial<PersonDraft>): SeenUser {
  const { role, entitiesUnderClient, entitiesUnderSector } = user.access;
  return {
    ...(seen.firstName !== undefined && { firstName: seen.firstName }),
    ...(seen.lastName !== undefined && { lastName: seen.lastName }),
    ...(seen.email !== undefined && { email: seen.email }),
    ...(seen.enabled !== undefined && { enabled: seen.enabled }),
    ...(seen.role !== undefined && { permissions: user.permissions }),
    access: {
      ...(seen.role !== undefined && { role }),
      ...(seen.clientIds !== undefined && { entitiesUnderClient }),
      ...(seen.sectorIds !== undefined && { entitiesUnderSector }),
    },
  };
}

const namesOf = ({ firstName, lastName, email }: UserDraft) => ({ firstName, lastName, email });
