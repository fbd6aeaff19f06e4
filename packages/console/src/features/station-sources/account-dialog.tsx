import { VENDORS } from '@vigia/api/client';
import { PasswordField, Select, TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import { type AccountDraft, accountErrors, NEW_ACCOUNT } from './account-draft.ts';
import { STATION_SOURCES } from './words.ts';

export interface AccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Undefined for a new account. */
  readonly edited?: Pick<AccountDraft, 'vendor' | 'name'> | undefined;
  readonly onSave: (draft: AccountDraft, key: string, signal: AbortSignal) => Promise<unknown>;
  /** Called after `onSave` succeeded. */
  readonly onSaved: (draft: AccountDraft) => void;
}

/** An account with a maker of stations: new, or with another name or other keys. */
export function AccountDialog({ isOpen, onClose, edited, onSave, onSaved }: AccountDialogProps) {
  const all = useWords(STATION_SOURCES);
  const words = all.account;
  return (
    <EntityDialog<AccountDraft, keyof AccountDraft>
      isOpen={isOpen}
      onClose={onClose}
      title={edited ? words.edit : words.add}
      initial={{ ...NEW_ACCOUNT, ...edited }}
      validate={(draft) => accountErrors(all, draft, edited !== undefined)}
      onSave={onSave}
      onSaved={onSaved}
      savedMessage={({ name, vendorKey }) => (vendorKey === '' ? words.saved(name.trim()) : null)}
    >
      {({ draft, change, field }) => {
        const keys = words.keys[draft.vendor];
        const key = (name: 'vendorKey' | 'vendorSecret') => ({
          isRequired: edited === undefined,
          autoComplete: 'off',
          spellCheck: 'false' as const,
          value: draft[name],
          onChange: (typed: string) => change({ [name]: typed }),
          ...field(name),
        });
        return (
          <>
            <Select
              label={words.vendor}
              isRequired
              isDisabled={edited !== undefined}
              options={VENDORS.map((value) => ({ value, label: all.vendors[value] }))}
              value={draft.vendor}
              onChange={(vendor) => change({ vendor })}
            />
            <TextField
              label={words.name}
              help={words.nameHelp}
              isRequired
              maxLength={120}
              value={draft.name}
              onChange={(name) => change({ name })}
              {...field('name')}
            />
            <TextField label={keys.public} help={keys.where} {...key('vendorKey')} />
            <PasswordField
              label={keys.secret}
              help={edited ? `${words.stays} ${words.once}` : words.once}
              showLabel={words.show}
              hideLabel={words.hide}
              {...key('vendorSecret')}
              autoComplete="new-password"
            />
          </>
        );
      }}
    </EntityDialog>
  );
}
