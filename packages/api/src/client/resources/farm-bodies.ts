/** Drafts of the farm's forms as the service takes them. */
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

/** What is absent stays as it is; `clientId` hands the device on, from or to the shared pool. */
export interface NodeChange {
  readonly clientId?: ClientId;
  readonly firmwareVersion?: string;
  readonly imei?: string | null;
  readonly decommissioned?: boolean;
}
/** What an editor saw of a device; what is absent is the editor's to overrule. */
export type SeenNode = Pick<NodeChange, 'firmwareVersion' | 'imei'>;
export interface NewNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
  readonly firmwareVersion: string;
  readonly imei: string | null;
}

/** The device that a station is made with. */
export interface InstalledDevice {
  readonly serial: NodeSerial;
  /** Registers it; null for a spare one. */
  readonly firmwareVersion: string | null;
  /** Who put it up. */
  readonly userEmail: string;
}
const degreesInput = (degrees?: NumericInput) => (degrees === undefined ? undefined : readNumber(degrees));
/** An empty Rut is none. */
export const clientInputOf = ({ name, taxId, ...marks }: Partial<ClientDraft>) => ({
  name,
  taxId: taxId?.trim() === '' ? null : taxId,
  requiresSecondStep: marks.requiresSecondStep,
  isDevicePool: marks.isDevicePool,
  isCounted: marks.isCounted,
  isTest: marks.isTest,
});
export const sectorInputOf = (draft: SectorDraft) => ({
  name: draft.name,
  address: addressOf(draft),
  latitude: readNumber(draft.latitude),
  longitude: readNumber(draft.longitude),
});
/** Of what was seen, what was there. */
export const sectorSeen = ({ name, locality, region, latitude, longitude }: Partial<SectorDraft>) => ({
  name,
  address: { locality, region },
  latitude: degreesInput(latitude),
  longitude: degreesInput(longitude),
});
/** Of a draft, or of what was seen of it, what is sent. */
export const stationInputOf = ({ latitude, longitude, ...draft }: Partial<StationDraft>) => ({
  ...draft,
  latitude: degreesInput(latitude),
  longitude: degreesInput(longitude),
});
