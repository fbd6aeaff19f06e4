import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, isBlank, whenBlank } from './field-errors.ts';

/** A device as it is registered and edited. */
export interface NodeDraft {
  readonly serial: string;
  readonly firmwareVersion: string;
  /** Of its modem; may stay empty. */
  readonly imei: string;
}

/** How a station that is made gets its device: not yet, a spare one of the client's, or one registered with it. */
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

const SERIAL = /^[A-Za-z0-9][\w.-]{0,63}$/;
const IMEI = /^\d{14,16}$/;

export function validateNode(draft: NodeDraft): FieldErrors<keyof NodeDraft & string> {
  const imei = draft.imei.trim();
  return fieldErrors({
    serial:
      whenBlank(draft.serial, FIELD_MESSAGES.nodeSerial) ??
      (SERIAL.test(draft.serial.trim()) ? null : FIELD_MESSAGES.nodeSerialShape),
    firmwareVersion: whenBlank(draft.firmwareVersion, FIELD_MESSAGES.firmware),
    imei: isBlank(imei) || IMEI.test(imei) ? null : FIELD_MESSAGES.imei,
  });
}
