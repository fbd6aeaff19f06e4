import type { NodeSerial, StationDeviceDraft } from '@vigia/domain';
import { RadioGroup, Select, TextField } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';
import { type Devices, spareDevices } from './spare-devices.ts';
import { WORDS } from './words.ts';

/** Where the device of a new station most likely comes from. */
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

/** The device that is put up at a new station, in the same form. */
export function DeviceFields({ form, spare, mayRegister }: DeviceFieldsProps) {
  const { draft, change, field } = form;
  const ways = [
    { value: 'none', label: WORDS.deviceFrom.none } as const,
    ...(spare.length > 0 ? [{ value: 'spare', label: WORDS.deviceFrom.spare } as const] : []),
    ...(mayRegister ? [{ value: 'new', label: WORDS.deviceFrom.new } as const] : []),
  ];
  return (
    <>
      <RadioGroup
        label={WORDS.device}
        choices={ways}
        value={draft.deviceFrom}
        onChange={(deviceFrom) => change({ deviceFrom, deviceSerial: '' })}
        help={ways.length === 1 ? WORDS.noDevices : WORDS.deviceHelp}
      />
      {draft.deviceFrom === 'spare' && (
        <Select
          label={WORDS.deviceSerial}
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
            label={WORDS.deviceSerial}
            isRequired
            value={draft.deviceSerial}
            onChange={(deviceSerial) => change({ deviceSerial })}
            {...field('deviceSerial')}
          />
          <TextField
            label={WORDS.deviceFirmware}
            isRequired
            help={WORDS.deviceFirmwareHelp}
            value={draft.deviceFirmware}
            onChange={(deviceFirmware) => change({ deviceFirmware })}
            {...field('deviceFirmware')}
          />
        </>
      )}
    </>
  );
}
