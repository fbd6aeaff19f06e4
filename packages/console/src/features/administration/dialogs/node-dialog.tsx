import { type Node, type NodeDraft, validateNode } from '@vigia/domain/farm';
import { Link, TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { KnownClient } from '../../../shared/dialogs/text-fields.tsx';
import { TABLES } from '../tables/words.ts';
import { ADMINISTRATION } from '../words.ts';

const EMPTY: NodeDraft = { serial: '', firmwareVersion: '', imei: '' };

export const nodeDraft = ({ serial, firmwareVersion, imei }: Node): NodeDraft => ({
  serial,
  firmwareVersion,
  imei: imei ?? '',
});

export interface NodeDialogProps extends FormProps<NodeDraft> {
  readonly clientName: string;
  /** Leads to what the device sent; absent for a new one. */
  readonly arrivalsHref?: string | undefined;
}

/** A device that is registered, or whose firmware and IMEI are edited; its serial number never changes. */
export function NodeDialog({ edited, clientName, arrivalsHref, ...props }: NodeDialogProps) {
  const { columns } = useWords(ADMINISTRATION);
  const words = useWords(TABLES).nodes;
  return (
    <EntityDialog<NodeDraft, keyof NodeDraft>
      {...props}
      title={edited ? words.edit : words.add}
      initial={edited ?? EMPTY}
      validate={validateNode}
      {...(edited ? {} : { taken: 'serial' as const })}
      savedMessage={({ serial }) => (edited ? words.edited : words.created)(serial.trim())}
    >
      {({ draft, change, field }) => (
        <>
          <KnownClient name={clientName} />
          <TextField
            label={words.serial}
            isRequired
            isReadOnly={edited !== undefined}
            autoFocus={edited === undefined}
            value={draft.serial}
            onChange={(serial) => change({ serial })}
            {...field('serial')}
          />
          <TextField
            label={columns.firmware}
            isRequired
            autoFocus={edited !== undefined}
            value={draft.firmwareVersion}
            onChange={(firmwareVersion) => change({ firmwareVersion })}
            {...field('firmwareVersion')}
          />
          <TextField
            label={words.imei}
            help={words.imeiHelp}
            inputMode="numeric"
            value={draft.imei}
            onChange={(imei) => change({ imei })}
            {...field('imei')}
          />
          {arrivalsHref !== undefined && <Link href={arrivalsHref}>{words.seeArrived}</Link>}
        </>
      )}
    </EntityDialog>
  );
}
