import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { validateNode } from '../farm/node.ts';
import { type FieldErrors, fieldErrors, whenBlank } from './field-errors.ts';

/** How a new station gets its device: not yet, a spare one of the client's, or one registered with it. */
export interface StationDeviceDraft {
  readonly deviceFrom: 'none' | 'spare' | 'new';
  readonly deviceSerial: string;
  /** Of one that is registered. */
  readonly deviceFirmware: string;
}

/** What a station without a device begins with. */
export const NO_DEVICE: StationDeviceDraft = { deviceFrom: 'none', deviceSerial: '', deviceFirmware: '' };

/** A spare device is chosen; one that is registered has a serial number and a firmware version. */
export function validateStationDevice({
  deviceFrom,
  deviceSerial,
  deviceFirmware,
}: StationDeviceDraft): FieldErrors<'deviceSerial' | 'deviceFirmware'> {
  if (deviceFrom === 'none') return {};
  if (deviceFrom === 'spare')
    return fieldErrors({ deviceSerial: whenBlank(deviceSerial, FIELD_MESSAGES.required) });
  const { serial = null, firmwareVersion = null } = validateNode({
    serial: deviceSerial,
    firmwareVersion: deviceFirmware,
    imei: '',
  });
  return fieldErrors({ deviceSerial: serial, deviceFirmware: firmwareVersion });
}
