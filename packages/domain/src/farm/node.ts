import type { ClientId, NodeSerial } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, isBlank, whenBlank } from '../forms/field-errors.ts';
import type { Position } from './position.ts';

/** A device that measures and takes photos. */
export interface Node {
  readonly serial: NodeSerial;
  readonly clientId: ClientId;
  readonly firmwareVersion: string;
  /** ISO UTC */
  readonly dateCreated: string;
  readonly decommissioned: boolean;
  /** Of its modem; null when it has none or it was not noted. */
  readonly imei: string | null;
  /** Its last position; null before the first. */
  readonly lastPosition: Position | null;
}

/** A device as it is registered and edited. */
export interface NodeDraft {
  readonly serial: string;
  readonly firmwareVersion: string;
  /** Of its modem; may stay empty. */
  readonly imei: string;
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
