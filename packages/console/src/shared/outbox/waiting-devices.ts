import { type DraftFields, type InstallPlace, takesFreeDevice } from '@vigia/domain/events';
import type { EventType, NodeSerial } from '@vigia/domain/farm';
import type { OutboxItem } from './outbox-item.ts';

/** A device that a report which only this device has puts up. */
export interface WaitingDevice {
  readonly serial: NodeSerial;
  readonly kind: EventType;
  /** The station or field of that report. */
  readonly about: string;
  /** Of an installation: the station that it is for, a new one or one without a device. */
  readonly place: InstallPlace | null;
}

/**
 * The devices that waiting installations and replacements put up, of every client: no other report can have them.
 *
 * @param ownId the report that is being written, which does not stand in its own way
 */
export function waitingDevices(items: readonly OutboxItem[], ownId: string): WaitingDevice[] {
  return items.flatMap(({ content, taken, about }) => {
    if (content.kind !== 'report' || taken !== null || content.report.id === ownId) return [];
    const { kind, draft } = content.report;
    const { nodeSerial: serial = null, stationName = '', sectorId = null } = draft as Partial<DraftFields>;
    const place = kind === 'device_install' ? { stationName, sectorId } : null;
    return takesFreeDevice(kind) && serial !== null ? [{ serial, kind, about, place }] : [];
  });
}

/** The waiting report that has the device which somebody chose for a report of this kind; null: none. */
export function deviceTakenBy(
  waiting: readonly WaitingDevice[],
  kind: EventType | null,
  { typed, draft }: { readonly typed: Partial<DraftFields>; readonly draft: Partial<DraftFields> | null },
): WaitingDevice | null {
  if (kind === null || !takesFreeDevice(kind)) return null;
  // A change of another field empties a choice that is no longer offered: what was chosen stays in `typed`.
  const chosen = draft?.nodeSerial ?? typed.nodeSerial ?? null;
  return waiting.find(({ serial }) => serial === chosen) ?? null;
}

/** A station that a waiting installation gives its device. */
export interface TakenStation {
  readonly name: string;
  readonly serial: NodeSerial;
}

/** The station for which somebody writes an installation, where another one waits for it; null: none does. */
export function stationTakenBy(
  waiting: readonly WaitingDevice[],
  kind: EventType | null,
  draft: Partial<InstallPlace> | null,
): TakenStation | null {
  const name = draft?.stationName?.trim() ?? '';
  if (kind !== 'device_install' || name === '') return null;
  const other = waiting.find(
    ({ place }) => place?.stationName.trim() === name && place.sectorId === draft?.sectorId,
  );
  return other ? { name, serial: other.serial } : null;
}
