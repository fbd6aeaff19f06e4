import {
  EVERY_CLIENT,
  grantRefusal,
  mayBeNarrowed,
  PERSON_ROLES,
  personRole,
  type RoleChoice,
  rightsOf,
  servesByName,
} from '@vigia/domain/access';
import { PERSON_ROLE_HINTS, PERSON_ROLE_WORDS, rightsText } from '@vigia/domain/es';
import type { Account, ClientId, User } from '@vigia/domain/farm';
import { MultiSelect, Select, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import type { EntityForm } from '../../../shared/dialogs/entity-dialog.tsx';
import { TABLES } from '../tables/words.ts';
import { ADMINISTRATION } from '../words.ts';

import type { IsOffered, PersonDraft } from './person-draft.ts';
import type { SectorChoice } from './sector-choice.tsx';

type Field = keyof PersonDraft & string;

export interface RoleFieldsProps extends EntityForm<PersonDraft, Field> {
  readonly editor: User;
  /** The person's own client. */
  readonly clientId: ClientId;
  readonly user: Account | undefined;
  readonly offered: readonly { readonly id: ClientId; readonly name: string }[];
  readonly sectorChoice: (choice: SectorChoice) => ReactNode;
}

/** The role of a person, the clients they serve beside their own, and the sectors a plain user is narrowed to. */
export function RoleFields(props: RoleFieldsProps) {
  const { columns } = useWords(ADMINISTRATION);
  const words = useWords(TABLES).users;
  const { editor, clientId, user, offered, draft, change, field, sectorChoice } = props;
  const isOneself = user?.id === editor.id;
  const isOffered: IsOffered = (id) => offered.some((other) => other.id === id);
  const roles = rolesToGive(editor, clientId, user, isOffered);
  const elsewhere = servedElsewhere(user, clientId, isOffered);
  return (
    <>
      <Select
        label={columns.role}
        options={roles.map((value) => ({ value, label: PERSON_ROLE_WORDS[value] }))}
        value={draft.role}
        isDisabled={isOneself}
        help={isOneself ? words.ownRole : roleHint(draft.role, user)}
        onChange={(role) => change({ role, ...(mayBeNarrowed(role) ? {} : { sectorIds: [] }) })}
        error={field('role').error}
      />
      {servesByName(draft.role) && (offered.length > 0 || elsewhere > 0) && (
        <MultiSelect
          label={words.served}
          help={elsewhere > 0 ? words.servedElsewhere(elsewhere) : words.servedHelp}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.clientIds}
          allLabel={null}
          placeholder={words.noneServed}
          chips
          isDisabled={isOneself || offered.length === 0}
          onChange={(clientIds) => change({ clientIds })}
          error={field('clientIds').error}
        />
      )}
      {mayBeNarrowed(draft.role) &&
        sectorChoice({
          clientIds: draft.clientIds,
          value: draft.sectorIds,
          onChange: (sectorIds) => change({ sectorIds }),
          error: field('sectorIds').error,
        })}
    </>
  );
}

const roleHint = (role: RoleChoice['role'], user: Account | undefined): string =>
  role === 'custom' ? (user ? rightsText(user) : '') : PERSON_ROLE_HINTS[role];

/** The roles that the editor may give the person, and the present one. */
function rolesToGive(
  editor: User,
  clientId: ClientId,
  user: Account | undefined,
  isOffered: IsOffered,
): RoleChoice['role'][] {
  const is = user ? personRole(user) : null;
  const mayGive = (role: RoleChoice['role']) => {
    const rights = rightsOf({ role, clientIds: [], sectorIds: [] }, { clientId, before: user, isOffered });
    return grantRefusal(editor, clientId, rights, user) === null;
  };
  const named = PERSON_ROLES.filter((role) => role === is || mayGive(role));
  return is === 'custom' ? ['custom', ...named] : named;
}

/** Clients that the person serves and the editor does not administer: they stay as they are. */
function servedElsewhere(user: Account | undefined, clientId: ClientId, isOffered: IsOffered): number {
  const named = Object.keys(user?.access.entitiesUnderClient ?? {}).filter((key) => key !== EVERY_CLIENT);
  return named.map(Number).filter((id) => id !== clientId && !isOffered(id)).length;
}
