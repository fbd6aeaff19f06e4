import { type SectorDraft, validateSector } from '@vigia/domain';
import { TextField } from '@vigia/ui';
import { type MapTiles, PositionPicker } from '@vigia/ui/map';
import { EntityDialog } from './entity-dialog.tsx';
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
      {({ draft, change, field }) => (
        <>
          {clientName !== undefined && <TextField label={WORDS.client} value={clientName} isReadOnly />}
          <TextField
            label={WORDS.name}
            isRequired
            autoFocus
            value={draft.name}
            onChange={(name) => change({ name })}
            {...field('name')}
          />
          <TextField
            label={WORDS.locality}
            isRequired
            value={draft.locality}
            onChange={(locality) => change({ locality })}
            {...field('locality')}
          />
          <TextField
            label={WORDS.region}
            isRequired
            value={draft.region}
            onChange={(region) => change({ region })}
            {...field('region')}
          />
          <PositionPicker
            label={WORDS.position}
            isRequired
            height="220px"
            tiles={tiles}
            value={draft}
            onChange={change}
            errors={{ latitude: field('latitude').error, longitude: field('longitude').error }}
          />
        </>
      )}
    </EntityDialog>
  );
}
