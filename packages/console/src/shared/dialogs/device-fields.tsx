import type { NodeSerial, StationDeviceDraft } from '@vigia/domain/farm';
import { RadioGroup, Select, TextField, useWords } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';
import { type Devices, spareDevices } from './spare-devices.ts';
import { DIALOGS } from './words.ts';

/** The most likely origin of a new station's device. */
export function likeliestDevice(
  owner: Devices | null,
  mayRegister: boolean,
): StationDeviceDraft['deviceFrom'] {
  if (spareDevices(owner).length > 0) return 'spare';
  return mayRegister ? 'new' : 'none';
}

interface DeviceFieldsProps {
  readonly form: EntityForm<StationDeviceDraft, 'deviceSerial' | 'deviceFirmware'>;
  readonly spare: readonly NodeSerial[];
  /** Whether the user may register devices. */
  readonly mayRegister: boolean;
}

/** The fields for the device of a new station, part of the form of the station. */
export function DeviceFields({ form, spare, mayRegister }: DeviceFieldsProps) {
  const words = useWords(DIALOGS);
  const { draft, change, field } = form;
  const ways = [
    { value: 'none', label: words.deviceFrom.none } as const,
    ...(spare.length > 0 ? [{ value: 'spare', label: words.deviceFrom.spare } as const] : []),
    ...(mayRegister ? [{ value: 'new', label: words.deviceFrom.new } as const] : []),
  ];
  return (
    <>
      <RadioGroup
        label={words.device}
        choices={ways}
        value={draft.deviceFrom}
        onChange={(deviceFrom) => change({ deviceFrom, deviceSerial: '' })}
        help={ways.length === 1 ? words.noDevices : words.deviceHelp}
      />
      {draft.deviceFrom === 'spare' && (
        <Select
          label={words.deviceSerial}
          isRequired
          options={spare.map((serial) => ({ value: serial, label: serial }))}
          value={draft.deviceSerial || null}
          onChange={(deviceSerial) => change({ deviceSerial })}
          {...field('deviceSerial')}
        />
      )}
      {draft.deviceFrom === 'new' && (
        <>
          <TextField
            label={words.deviceSerial}
            isRequired
            value={draft.deviceSerial}
            onChange={(deviceSerial) => change({ deviceSerial })}
            {...field('deviceSerial')}
          />
          <TextField
            label={words.deviceFirmware}
            isRequired
            help={words.deviceFirmwareHelp}
            value={draft.deviceFirmware}
            onChange={(deviceFirmware) => change({ deviceFirmware })}
            {...field('deviceFirmware')}
          />
        </>
      )}
    </>
  );
}
