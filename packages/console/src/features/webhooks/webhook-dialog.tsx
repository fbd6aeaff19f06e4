import { WEBHOOK_KIND_WORDS } from '@vigia/domain/es';
import { WEBHOOK_KINDS, type WebhookInput } from '@vigia/domain/events';
import type { ClientTree } from '@vigia/domain/farm';
import { CheckboxGroup, TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { SectorReach } from '../../shared/dialogs/sector-reach.tsx';
import {
  draftOf,
  NEW_WEBHOOK,
  type WebhookDraft,
  type WebhookField,
  webhookErrors,
} from './webhook-draft.ts';
import { WEBHOOKS } from './words.ts';

const LONGEST_NAME = 120;
const LONGEST_URL = 1000;
const KINDS = WEBHOOK_KINDS.map((value) => ({ value, label: WEBHOOK_KIND_WORDS[value] }));

export interface WebhookDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Undefined for a new one. */
  readonly edited?: WebhookInput | undefined;
  readonly sectors: ClientTree['sectors'];
  readonly onSave: SaveDraft<WebhookDraft>;
  /** Called after it was saved and told. */
  readonly onSaved?: (() => void) | undefined;
}

/** Which program is told, of what, and of which sectors. */
export function WebhookDialog({ edited, sectors, ...props }: WebhookDialogProps) {
  const all = useWords(WEBHOOKS);
  const words = all.form;
  const gone = (edited?.sectorIds ?? []).filter((id) => !sectors.some((one) => one.id === id));
  const options = [
    ...sectors.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: words.gone(id) })),
  ];
  return (
    <EntityDialog<WebhookDraft, WebhookField>
      {...props}
      title={edited ? words.edit : words.create}
      width={560}
      initial={edited ? draftOf(edited) : NEW_WEBHOOK}
      validate={(draft) => webhookErrors(all, draft)}
      invalidMessage={() => words.incomplete}
      savedMessage={({ name }) => (edited ? words.saved(name.trim()) : null)}
      {...(edited ? {} : { saveLabel: words.save })}
    >
      {({ draft, change, field }) => (
        <>
          <TextField
            label={words.name}
            help={words.nameHelp}
            isRequired
            maxLength={LONGEST_NAME}
            value={draft.name}
            onChange={(name) => change({ name })}
            {...field('name')}
          />
          <TextField
            label={words.url}
            help={words.urlHelp}
            isRequired
            maxLength={LONGEST_URL}
            inputMode="url"
            spellCheck="false"
            value={draft.url}
            onChange={(url) => change({ url })}
            {...field('url')}
          />
          <CheckboxGroup
            label={words.kinds}
            isRequired
            choices={KINDS}
            value={draft.kinds}
            onChange={(kinds) => change({ kinds })}
            {...field('kinds')}
          />
          <SectorReach
            words={words}
            reach={draft.reach}
            sectorIds={draft.sectorIds}
            sectors={options}
            onChange={change}
            field={field('sectorIds')}
          />
        </>
      )}
    </EntityDialog>
  );
}
