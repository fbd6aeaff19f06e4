import { type Account, type ClientId, type FieldErrors, type User, validateUser } from '@vigia/domain/farm';
import { Switch, TextField, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { KnownClient } from '../../../shared/dialogs/text-fields.tsx';
import { TABLES } from '../tables/words.ts';
import { ADMINISTRATION } from '../words.ts';

import { NEW_PERSON, type PersonDraft, personDraft } from './person-draft.ts';
import { RoleFields } from './role-fields.tsx';
import type { SectorChoice } from './sector-choice.tsx';

type Field = keyof PersonDraft & string;

/** Where refusals about a person's rights are shown. */
const FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  enabled: 'enabled',
  permissions: 'role',
  role: 'role',
  entitiesUnderClient: 'clientIds',
  entitiesUnderSector: 'sectorIds',
} as const;

export interface UserDialogProps extends Omit<FormProps<PersonDraft>, 'edited'> {
  /** Who edits. */
  readonly editor: User;
  readonly client: { readonly id: ClientId; readonly name: string };
  /** Absent: somebody new. */
  readonly user?: Account | undefined;
  /** Other clients that the editor administers. */
  readonly offered: readonly { readonly id: ClientId; readonly name: string }[];
  /** The choice of sectors among those of the clients served. */
  readonly sectorChoice: (choice: SectorChoice) => ReactNode;
}

/** A person, new or edited. The temporary password of a new one is made by the service. */
export function UserDialog(props: UserDialogProps) {
  const { columns } = useWords(ADMINISTRATION);
  const words = useWords(TABLES).users;
  const { editor, client, user, offered, sectorChoice, ...dialog } = props;
  const isOneself = user?.id === editor.id;
  const isOffered = (id: ClientId) => offered.some((other) => other.id === id);
  return (
    <EntityDialog<PersonDraft, Field>
      {...dialog}
      title={user ? words.edit : words.new}
      initial={user ? personDraft(user, isOffered) : NEW_PERSON}
      validate={(draft): FieldErrors<Field> => validateUser(draft)}
      wireFields={FIELDS}
      taken="email"
      savedMessage={({ email }) => (user ? words.edited : words.created)(email.trim())}
    >
      {({ draft, change, field }) => (
        <>
          <KnownClient name={client.name} />
          <TextField
            label={columns.firstName}
            isRequired
            autoFocus
            value={draft.firstName}
            onChange={(firstName) => change({ firstName })}
            {...field('firstName')}
          />
          <TextField
            label={columns.lastName}
            isRequired
            value={draft.lastName}
            onChange={(lastName) => change({ lastName })}
            {...field('lastName')}
          />
          <TextField
            label={columns.email}
            isRequired
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(email) => change({ email })}
            {...field('email')}
          />
          <RoleFields
            editor={editor}
            clientId={client.id}
            user={user}
            offered={offered}
            draft={draft}
            change={change}
            field={field}
            sectorChoice={sectorChoice}
          />
          {user && (
            <Switch
              isSelected={draft.enabled}
              isDisabled={isOneself}
              onChange={(enabled) => change({ enabled })}
            >
              {columns.enabled}
            </Switch>
          )}
        </>
      )}
    </EntityDialog>
  );
}
