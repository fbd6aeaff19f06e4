import type { BiofixType } from '../farm/biofix.ts';
import type { Days, EpochMs, IsoDate } from '../units.ts';
import type {
  ClientId,
  CropId,
  EventId,
  ImageId,
  NodeSerial,
  PestId,
  SeasonId,
  SectorId,
  StationId,
} from './ids.ts';

export const EVENT_TYPES = [
  'device_install',
  'device_swap',
  'station_maintenance',
  'biofix_set',
  'agrochemical_application',
  'agrochemical_recommendation',
  'first_capture',
  'crop_phenology_changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Host phenology, in the order the specification numbers them (1–7). */
export const PHENOLOGY_STAGES = [
  'flowering_start_date',
  'flowering_full_date',
  'first_petal_fall_date',
  'last_petal_fall_date',
  'fruit_set_date',
  'fruit_thickening_8mm_date',
  'fruit_thickening_20mm_date',
] as const;
export type PhenologyStage = (typeof PHENOLOGY_STAGES)[number];

/** The pheromone lure of a trap, as it was set when the report was made. The days are null without a lure. */
export interface LureSettings {
  readonly installed: boolean;
  /** The change of the lure is notified this many days before it expires. */
  readonly changeNotificationDays: Days | null;
  /** Days a lure lasts from its day on. */
  readonly expirationDays: Days | null;
}

/** The content of an event beside its kind, client and times; each kind has some of these fields. */
export interface EventContent {
  readonly stationId: StationId | null;
  readonly stationName: string | null;
  /** The device that the event is about; of a swap, the new one. */
  readonly nodeSerial: NodeSerial | null;
  readonly oldNodeSerial: NodeSerial | null;
  readonly userEmail: string | null;
  readonly sectorId: SectorId | null;
  readonly seasonId: SeasonId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  /** Where a device was installed. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly lure: LureSettings | null;
  readonly comments: string;
  readonly biofixType: BiofixType | null;
  readonly product: string | null;
  readonly dose: number | null;
  readonly measure: string | null;
  readonly phenologyStage: PhenologyStage | null;
}

/** A field report ("Reporte"): something a person did or saw on a day. */
export interface FieldEvent extends EventContent {
  readonly id: EventId;
  readonly type: EventType;
  readonly clientId: ClientId;
  readonly createdAt: EpochMs;
  /** E-mail of the person who was signed in when it was written; null where that is not known. */
  readonly createdBy: string | null;
  /** When it happened: noon of its day in Chile, where no time was given. */
  readonly at: EpochMs;
  readonly date: IsoDate;
  /** Of a swap; an older event may name its new device only here. */
  readonly newNodeSerial: NodeSerial | null;
  /** Photos that were sent with it, in the order they came. */
  readonly imageIds: readonly ImageId[];
}

/** The device that an event is about; of a swap, the new one. */
export const deviceOfEvent = ({
  newNodeSerial,
  nodeSerial,
}: Pick<FieldEvent, 'newNodeSerial' | 'nodeSerial'>): NodeSerial | null => newNodeSerial ?? nodeSerial;
