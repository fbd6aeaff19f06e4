import { SECTOR_AREA, type SectorDraft, validateSector } from '@vigia/domain/farm';
import { NumberField, TextField, useWords } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import { EntityDialog } from './entity-dialog.tsx';
import type { FormProps } from './form-props.ts';
import { PositionFields } from './position-fields.tsx';
import { KnownClient, NameField } from './text-fields.tsx';
import { DIALOGS } from './words.ts';

const EMPTY: SectorDraft = { name: '', locality: '', region: '', latitude: '', longitude: '', area: '' };

export interface SectorDialogProps extends FormProps<SectorDraft> {
  readonly clientName?: string;
  readonly tiles?: MapTiles | undefined;
}

/** The form of a new or edited sector: name, address, area and position. */
export function SectorDialog({ edited, clientName, tiles, ...props }: SectorDialogProps) {
  const words = useWords(DIALOGS);
  const dialog = edited ? 'edit' : 'create';
  return (
    <EntityDialog<SectorDraft, keyof SectorDraft & string>
      {...props}
      title={edited ? words.editSector : words.newSector}
      width={560}
      initial={edited ?? EMPTY}
      validate={(draft) => validateSector(draft, dialog)}
      savedMessage={({ name }) => (edited ? words.sectorEdited : words.sectorSaved)(name.trim())}
    >
      {(form) => (
        <>
          {clientName !== undefined && <KnownClient name={clientName} />}
          <NameField form={form} />
          <TextField
            label={words.locality}
            isRequired
            value={form.draft.locality}
            onChange={(locality) => form.change({ locality })}
            {...form.field('locality')}
          />
          <TextField
            label={words.region}
            isRequired
            value={form.draft.region}
            onChange={(region) => form.change({ region })}
            {...form.field('region')}
          />
          <NumberField
            label={words.area}
            unit="ha"
            {...SECTOR_AREA}
            value={form.draft.area ?? null}
            onChange={(area) => form.change({ area })}
            help={words.areaHelp}
            {...form.field('area')}
          />
          <PositionFields form={form} label={words.position} tiles={tiles} />
        </>
      )}
    </EntityDialog>
  );
}
