import type { UplinkDevice, UplinkProfile } from '@vigia/api/client';
import { type FieldErrors, fieldErrors, type Station } from '@vigia/domain/farm';
import { ComboBox, inSpanishOrder, Notice, Select, TextField, useWords } from '@vigia/ui';
import { Link2 } from 'lucide-react';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { type MappingDraft, type MappingField, mappingErrors, rowsOf } from './mapping-draft.ts';
import { MappingRows } from './mapping-rows.tsx';
import { ProfileLines } from './profile-lines.tsx';
import { type ProfileWords, UPLINK_PROFILES } from './profile-words.ts';
import { type DoorWords, UPLINK_DOORS } from './words.ts';

/** The choice of a profile that is made with the link. */
const FRESH = 0;
/** Longest name of a profile that the service takes. */
export const LONGEST_NAME = 80;

/** Which station a device is, and by which profile it is read: one of those there are, or a new one. */
export interface LinkDraft extends MappingDraft {
  readonly stationId: number | null;
  /** 0 for a new one. */
  readonly profileId: number;
}
type LinkField = MappingField | 'stationId';

function linkErrors(doors: DoorWords, words: ProfileWords, draft: LinkDraft): FieldErrors<LinkField> {
  return {
    ...(draft.profileId === FRESH ? mappingErrors(words, draft) : {}),
    ...fieldErrors({ stationId: draft.stationId === null ? doors.link.stationMissing : null }),
  };
}

export interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly device: UplinkDevice;
  readonly stations: readonly Station[];
  readonly profiles: readonly UplinkProfile[];
  /** The profile that is offered; null for a new one. */
  readonly likely: UplinkProfile | null;
  readonly onSave: (draft: LinkDraft, key: string, signal: AbortSignal) => Promise<unknown>;
  /** Called after `onSave` succeeded. */
  readonly onSaved: (draft: LinkDraft) => void;
}

/** Says which station of the farm a device is, and what its fields measure. */
export function LinkDialog(props: LinkDialogProps) {
  const { device, stations, profiles, likely } = props;
  const doors = useWords(UPLINK_DOORS);
  const words = useWords(UPLINK_PROFILES);
  const { link } = doors;
  return (
    <EntityDialog<LinkDraft, LinkField>
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={link.title(device.name)}
      width={820}
      initial={{
        stationId: device.stationId,
        profileId: likely?.id ?? FRESH,
        name: device.networkProfile?.slice(0, LONGEST_NAME) ?? '',
        rows: rowsOf(device.lastFields, []),
      }}
      validate={(draft) => linkErrors(doors, words, draft)}
      wireFields={{ name: 'name', fields: 'rows', stationId: 'stationId' }}
      onSave={props.onSave}
      savedMessage={() => null}
      onSaved={props.onSaved}
      saveLabel={link.action}
      saveIcon={Link2}
    >
      {({ draft, change, field }) => (
        <>
          {stations.length === 0 && <Notice status="warning">{link.noStations}</Notice>}
          <ComboBox
            label={link.station}
            isRequired
            options={inSpanishOrder(stations.map(({ id, name }) => ({ value: id, label: name })))}
            value={draft.stationId}
            isDisabled={stations.length === 0}
            onChange={(stationId) => change({ stationId })}
            {...field('stationId')}
          />
          <Select
            label={words.choice}
            help={draft.profileId === FRESH ? words.choiceHelp : words.knownHelp}
            isRequired
            options={[
              { value: FRESH, label: words.fresh },
              ...profiles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.profileId}
            onChange={(profileId) => change({ profileId })}
          />
          {draft.profileId === FRESH ? (
            <>
              {draft.rows.length === 0 && <Notice status="warning">{link.noFields}</Notice>}
              <TextField
                label={words.name}
                help={words.nameHelp}
                isRequired
                maxLength={LONGEST_NAME}
                value={draft.name}
                onChange={(name) => change({ name })}
                {...field('name')}
              />
              <MappingRows
                rows={draft.rows}
                came={device.lastFields}
                onChange={(rows) => change({ rows })}
                field={field}
              />
            </>
          ) : (
            <ProfileLines
              fields={profiles.find(({ id }) => id === draft.profileId)?.fields ?? []}
              came={device.lastFields}
            />
          )}
        </>
      )}
    </EntityDialog>
  );
}
