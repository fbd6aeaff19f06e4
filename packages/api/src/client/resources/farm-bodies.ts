/** Converts drafts of the farm's forms to the bodies of the service. */
import {
  addressOf,
  type ClientDraft,
  type ClientId,
  type NodeSerial,
  type NumericInput,
  readNumber,
  type SectorDraft,
  type StationDraft,
} from '@vigia/domain/farm';

/** Absent fields stay; `clientId` moves the device from or to the shared pool. */
export interface NodeChange {
  readonly clientId?: ClientId;
  readonly firmwareVersion?: string;
  readonly imei?: string | null;
  readonly decommissioned?: boolean;
}
/** A device as its editor saw it; absent fields are overwritten without a check. */
export type SeenNode = Pick<NodeChange, 'firmwareVersion' | 'imei'>;
export interface NewNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
  readonly firmwareVersion: string;
  readonly imei: string | null;
}

/** The device that is installed with a new station. */
export interface InstalledDevice {
  readonly serial: NodeSerial;
  /** Registers the device; null for a spare one. */
  readonly firmwareVersion: string | null;
  /** E-mail of the person who installs it. */
  readonly userEmail: string;
}
const numberInput = (typed?: NumericInput) => (typed === undefined ? undefined : readNumber(typed));
/** An empty tax id (RUT) is sent as null. */
export const clientInputOf = ({ name, taxId, ...marks }: Partial<ClientDraft>) => ({
  name,
  taxId: taxId?.trim() === '' ? null : taxId,
  requiresSecondStep: marks.requiresSecondStep,
  isDevicePool: marks.isDevicePool,
  isCounted: marks.isCounted,
  isTest: marks.isTest,
});
/** A blank area is sent as null. */
export const sectorInputOf = (draft: SectorDraft) => ({
  name: draft.name,
  address: addressOf(draft),
  latitude: readNumber(draft.latitude),
  longitude: readNumber(draft.longitude),
  area: numberInput(draft.area),
});
/** The sent fields of a sector as it was opened. */
export const sectorSeen = ({ name, locality, region, latitude, longitude, area }: Partial<SectorDraft>) => ({
  name,
  address: { locality, region },
  latitude: numberInput(latitude),
  longitude: numberInput(longitude),
  area: numberInput(area),
});
/** The sent fields of a draft, or of a station as it was opened. */
export const stationInputOf = ({ latitude, longitude, ...draft }: Partial<StationDraft>) => ({
  ...draft,
  latitude: numberInput(latitude),
  longitude: numberInput(longitude),
});
