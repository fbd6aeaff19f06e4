import type { AdminUser, SeenUser } from '@vigia/api/client';
import { type FieldErrors, ROLE_WORDS, type Role, type UserDraft, validateUser } from '@vigia/domain';
import { MultiSelect, Select, Switch, TextField } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { KnownClient } from '../../../shared/dialogs/text-fields.tsx';
import { WORDS } from '../words.ts';

/** A person with what only an edit changes; a new one is a `user` who may see every sector. */
export interface PersonDraft extends UserDraft {
  readonly role: Role;
  readonly enabled: boolean;
  /** None: every sector of the client. */
  readonly sectorIds: readonly number[];
}
type Field = keyof PersonDraft & string;

const EMPTY: PersonDraft = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'user',
  enabled: true,
  sectorIds: [],
};
const WIRE_FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  enabled: 'enabled',
  'access.role': 'role',
  'access.entities_under_sector': 'sectorIds',
} as const;
const ROLES = (['user', 'admin'] as const).map((value) => ({ value, label: ROLE_WORDS[value] }));

export const personDraft = ({ firstName, lastName, email, access, enabled }: AdminUser): PersonDraft => ({
  firstName,
  lastName,
  email,
  role: access.role,
  enabled,
  sectorIds: Object.keys(access.entitiesUnderSector).map(Number),
});

/** The sectors as they are sent: who had a role on one keeps it. */
export const sectorRoles = (sectorIds: readonly number[], before: Readonly<Record<string, Role>>) =>
  Object.fromEntries(sectorIds.map((id) => [id, before[id] ?? 'user']));

/** What was seen of somebody, as the service knows it. */
export const seenUser = (
  { access }: AdminUser,
  { role, sectorIds, ...seen }: Partial<PersonDraft>,
): SeenUser => ({
  ...seen,
  access: {
    entitiesUnderClient: access.entitiesUnderClient,
    ...(role !== undefined && { role }),
    ...(sectorIds !== undefined && { entitiesUnderSector: access.entitiesUnderSector }),
  },
});

export interface UserDialogProps extends FormProps<PersonDraft> {
  readonly clientName: string;
  readonly sectors: readonly { readonly id: number; readonly name: string }[];
}

/** A person, new or edited. The temporary password of a new one is made by the service. */
export function UserDialog({ edited, clientName, sectors, ...props }: UserDialogProps) {
  return (
    <EntityDialog<PersonDraft, Field>
      {...props}
      title={edited ? WORDS.editUser : WORDS.newUser}
      initial={edited ?? EMPTY}
      validate={(draft): FieldErrors<Field> => validateUser(draft)}
      wireFields={WIRE_FIELDS}
      taken="email"
      savedMessage={({ email }) => (edited ? WORDS.userEdited : WORDS.userCreated)(email.trim())}
    >
      {({ draft, change, field }) => (
        <>
          <KnownClient name={clientName} />
          <TextField
            label={WORDS.columns.firstName}
            isRequired
            autoFocus
            value={draft.firstName}
            onChange={(firstName) => change({ firstName })}
            {...field('firstName')}
          />
          <TextField
            label={WORDS.columns.lastName}
            isRequired
            value={draft.lastName}
            onChange={(lastName) => change({ lastName })}
            {...field('lastName')}
          />
          <TextField
            label={WORDS.columns.email}
            isRequired
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(email) => change({ email })}
            {...field('email')}
          />
          {edited && (
            <>
              <Select
                label={WORDS.columns.role}
                options={ROLES}
                value={draft.role}
                onChange={(role) => change({ role })}
                error={field('role').error}
              />
              <MultiSelect
                label={WORDS.columns.sectors}
                help={WORDS.sectorsHelp}
                options={sectors.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.sectorIds}
                onChange={(sectorIds) => change({ sectorIds })}
                error={field('sectorIds').error}
              />
              <Switch isSelected={draft.enabled} onChange={(enabled) => change({ enabled })}>
                {WORDS.columns.enabled}
              </Switch>
            </>
          )}
        </>
      )}
    </EntityDialog>
  );
}
