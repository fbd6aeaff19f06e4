import { USUAL_CLIENT } from '@vigia/domain/access';
import { type Client, type ClientDraft, misfittingRut, validateClient } from '@vigia/domain/farm';
import { TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { NameField } from '../../../shared/dialogs/text-fields.tsx';
import { LogoField } from '../logo/logo-field.tsx';
import { ADMINISTRATION, type AdministrationWords } from '../words.ts';

import { ClientAttributesFields } from './client-attributes-fields.tsx';
import { SecondStepRule } from './second-step-rule.tsx';

const EMPTY: ClientDraft = { name: '', taxId: '', ...USUAL_CLIENT };

const rutHelp = (words: AdministrationWords, taxId: string): string | undefined => {
  const digit = misfittingRut(taxId);
  return digit === null ? undefined : words.rutDigit(digit);
};

interface ClientDialogProps extends FormProps<ClientDraft> {
  /** The edited client, whose logo can be changed here. */
  readonly client: Client | undefined;
  /** Only super administrators set its role for the service. */
  readonly mayEditAttributes: boolean;
}

/** A client, new or edited: its name, its Rut if it has one, and its logo once it exists. */
export function ClientDialog({ edited, client, mayEditAttributes, ...props }: ClientDialogProps) {
  const words = useWords(ADMINISTRATION);
  return (
    <EntityDialog<ClientDraft, keyof ClientDraft>
      {...props}
      title={edited ? words.editClient : words.newClient}
      initial={edited ?? EMPTY}
      validate={validateClient}
      savedMessage={({ name }) => (edited ? words.clientEdited : words.clientCreated)(name.trim())}
    >
      {(form) => (
        <>
          <NameField form={form} />
          <TextField
            label={words.taxId}
            value={form.draft.taxId}
            onChange={(taxId) => form.change({ taxId })}
            help={rutHelp(words, form.draft.taxId)}
            {...form.field('taxId')}
          />
          <SecondStepRule form={form} />
          {mayEditAttributes && <ClientAttributesFields form={form} />}
          {client && <LogoField client={client} />}
        </>
      )}
    </EntityDialog>
  );
}
