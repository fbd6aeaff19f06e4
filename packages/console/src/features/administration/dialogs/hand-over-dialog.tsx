import { FIELD_MESSAGES } from '@vigia/domain/es';
import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Notice, Select, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { KnownClient } from '../../../shared/dialogs/text-fields.tsx';
import type { ClientEntry } from '../../../shared/state/tree-storage.ts';
import { TABLES } from '../tables/words.ts';

export interface HandOverDraft {
  readonly clientId: number | null;
}

const NOBODY: HandOverDraft = { clientId: null };

/** Clients that a device of this one may go to: a device leaves a client only from a pool or to one. */
export const takersOf = (from: ClientEntry, clients: readonly ClientEntry[]): ClientEntry[] =>
  clients.filter((client) => client.id !== from.id && (from.isDevicePool || client.isDevicePool));

export interface HandOverDialogProps extends Omit<FormProps<HandOverDraft>, 'edited'> {
  readonly serial: string;
  /** Whose the device is. */
  readonly from: ClientEntry;
  readonly clients: readonly ClientEntry[];
}

/** A spare device that goes into a pool, or out of one to a client. */
export function HandOverDialog({ serial, from, clients, ...props }: HandOverDialogProps) {
  const words = useWords(TABLES).nodes;
  const takers = takersOf(from, clients);
  const nameOf = (id: number | null) => takers.find((client) => client.id === id)?.name ?? '';
  return (
    <EntityDialog<HandOverDraft, 'clientId'>
      {...props}
      title={words.handOverTitle(serial)}
      initial={NOBODY}
      validate={({ clientId }) => fieldErrors({ clientId: whenBlank(clientId, FIELD_MESSAGES.required) })}
      savedMessage={({ clientId }) => words.handedOver(serial, nameOf(clientId))}
    >
      {({ draft, change, field }) => (
        <>
          <KnownClient name={from.name} />
          {takers.length === 0 ? (
            <Notice>{words.noTakers}</Notice>
          ) : (
            <Select<number>
              label={words.handOverTo}
              isRequired
              options={takers.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.clientId}
              onChange={(clientId) => change({ clientId })}
              {...field('clientId')}
            />
          )}
          <p>{words.handOverNote(from.name)}</p>
        </>
      )}
    </EntityDialog>
  );
}
