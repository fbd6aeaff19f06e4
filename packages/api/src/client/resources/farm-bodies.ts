/** Drafts of the farm's forms as the service takes them. */
import {
  addressOf,
  type BiofixDraft,
  type BiofixType,
  type ClientAttributes,
  type ClientDraft,
  type ClientId,
  type NodeSerial,
  type NumericInput,
  type PestId,
  readNumber,
  type SaveQuestionCode,
  type SeasonDraft,
  type SeasonId,
  type SectorDraft,
  type SectorId,
  type StationDraft,
  type StationId,
} from '@vigia/domain';

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

/** A biofix of a season that is opened. */
export interface OpenedBiofix {
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly type: BiofixType;
  readonly comment: string;
}
/** A season that is opened, with what goes into it. */
export interface SeasonOpeningDraft extends SeasonDraft {
  /** One that is there already; null to make it. */
  readonly seasonId: SeasonId | null;
  readonly stationIds: readonly StationId[];
  readonly biofixes: readonly OpenedBiofix[];
}
/** The device that a station is made with. */
export interface InstalledDevice {
  readonly serial: NodeSerial;
  /** Registers it; null for a spare one. */
  readonly firmwareVersion: string | null;
  /** Who put it up. */
  readonly userEmail: string;
}
export const deviceBody = ({ serial, firmwareVersion, userEmail }: InstalledDevice) => ({
  serial_number: serial,
  node_firmware_version: firmwareVersion ?? undefined,
  user_email: userEmail,
});

const degreesSeen = (degrees?: NumericInput) => (degrees === undefined ? undefined : readNumber(degrees));
const attributesBody = ({ isDevicePool, isCounted, isTest }: Partial<ClientAttributes>) => ({
  client_is_device_pool: isDevicePool,
  client_is_counted: isCounted,
  client_is_test: isTest,
});
export const clientBody = ({ name, taxId, ...attributes }: ClientDraft) => ({
  client_name: name,
  client_tax_id: taxId.trim() === '' ? null : taxId,
  ...attributesBody(attributes),
});
/** Of what was seen only what is told. */
export const clientSeen = ({ name, taxId, ...attributes }: Partial<ClientDraft>) => ({
  client_name: name,
  client_tax_id: taxId === '' ? null : taxId,
  ...attributesBody(attributes),
});
export const sectorBody = (draft: SectorDraft) => ({
  sector_name: draft.name,
  sector_address: addressOf(draft),
  sector_position_lat: readNumber(draft.latitude),
  sector_position_lon: readNumber(draft.longitude),
});
/** Of what was seen only what is told. */
export const sectorSeen = ({ latitude, longitude, ...seen }: Partial<SectorDraft>) => ({
  sector_name: seen.name,
  sector_address: { locality: seen.locality, region: seen.region },
  sector_position_lat: degreesSeen(latitude),
  sector_position_lon: degreesSeen(longitude),
});
/** Codes of questions that the person has answered with yes; the service asks them with `needs-confirmation`. */
export type Confirmed = readonly SaveQuestionCode[];
export const confirmedBody = (confirmed: Confirmed = []) => (confirmed.length > 0 ? { confirmed } : {});
export const seasonBody = ({ name, start, end }: Partial<SeasonDraft>) => ({
  season_name: name,
  date_start: start,
  date_end: end,
});
export const biofixBody = (draft: Partial<BiofixDraft>) => ({
  season_id: draft.seasonId,
  pest_id: draft.pestId,
  sector_id: draft.sectorId,
  date_biofix: draft.date,
  type: draft.type,
  biofix_comment: draft.comment,
});
export const openedBiofixBody = ({ pestId, sectorId, date, type, comment }: OpenedBiofix) => ({
  pest_id: pestId,
  sector_id: sectorId,
  date_biofix: date,
  type,
  biofix_comment: comment,
});
export const stationBody = (draft: StationDraft) => ({
  station_name: draft.name,
  sector_id: draft.sectorId,
  position_lat: readNumber(draft.latitude),
  position_lon: readNumber(draft.longitude),
  season_id: draft.seasonId,
  crop_id: draft.cropId,
  pest_id: draft.pestId,
});
/** Of what was seen only what is told. */
export const stationSeen = ({ latitude, longitude, ...seen }: Partial<StationDraft>) => ({
  station_name: seen.name,
  sector_id: seen.sectorId,
  position_lat: degreesSeen(latitude),
  position_lon: degreesSeen(longitude),
  season_id: seen.seasonId,
  crop_id: seen.cropId,
  pest_id: seen.pestId,
});
export const nodeBody = ({ clientId, firmwareVersion, imei, decommissioned }: NodeChange) => ({
  client_id: clientId,
  node_firmware_version: firmwareVersion,
  node_imei: imei,
  node_is_decommissioned: decommissioned,
});
