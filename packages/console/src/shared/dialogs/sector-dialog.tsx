import { type SectorDraft, validateSector } from '@vigia/domain';
import { TextField } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import { EntityDialog } from './entity-dialog.tsx';
import { PositionFields } from './position-fields.tsx';
import { KnownClient, NameField } from './text-fields.tsx';
import { WORDS } from './words.ts';

const EMPTY: SectorDraft = { name: '', locality: '', region: '', latitude: '', longitude: '' };

const WIRE_FIELDS = {
  sector_name: 'name',
  sector_address: 'locality',
  sector_position_lat: 'latitude',
  sector_position_lon: 'longitude',
} as const;

export interface SectorDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** As it is, to be edited; absent for a new one. */
  readonly edited?: SectorDraft | undefined;
  readonly clientName?: string;
  readonly tiles?: MapTiles | undefined;
  /** Rejects when it was not saved. */
  readonly onSave: (draft: SectorDraft, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** A field, new or edited: name, address and place. */
export function SectorDialog({ edited, clientName, tiles, ...props }: SectorDialogProps) {
  const dialog = edited ? 'edit' : 'create';
  return (
    <EntityDialog<SectorDraft, keyof SectorDraft & string>
      {...props}
      title={edited ? WORDS.editSector : WORDS.newSector}
      width={560}
      initial={edited ?? EMPTY}
      validate={(draft) => validateSector(draft, dialog)}
      wireFields={WIRE_FIELDS}
      savedMessage={({ name }) => (edited ? WORDS.sectorEdited : WORDS.sectorSaved)(name.trim())}
    >
      {(form) => (
        <>
          {clientName !== undefined && <KnownClient name={clientName} />}
          <NameField form={form} />
          <TextField
            label={WORDS.locality}
            isRequired
            value={form.draft.locality}
            onChange={(locality) => form.change({ locality })}
            {...form.field('locality')}
          />
          <TextField
            label={WORDS.region}
            isRequired
            value={form.draft.region}
            onChange={(region) => form.change({ region })}
            {...form.field('region')}
          />
          <PositionFields form={form} label={WORDS.position} tiles={tiles} />
        </>
      )}
    </EntityDialog>
  );
}
