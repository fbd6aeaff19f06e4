import type { EventType, PhenologyStage } from '../entities/event.ts';
import type { ClientId, CropId, NodeSerial, PestId, SeasonId, SectorId, StationId } from '../entities/ids.ts';
import type { BiofixType } from '../farm/biofix.ts';
import type { NumericInput } from '../forms/inputs.ts';
import { LURE_EXPIRATION, LURE_NOTIFICATION } from './lure.ts';

/** How a dose is measured. */
export const MEASURES = ['cc/100L', 'gr/100L', 'L/ha', 'gr/ha'] as const;
export type Measure = (typeof MEASURES)[number];
export const DEFAULT_MEASURE: Measure = 'cc/100L';

/** Everything that an event's form may ask, as its fields hold it. Dates are `YYYY-MM-DD` or the typed text. */
export interface DraftFields {
  readonly clientId: ClientId | null;
  readonly stationId: StationId | null;
  readonly stationName: string;
  /** Day of the event; of a first capture and a recommendation, the day suggested. */
  readonly date: string;
  /** The device; in a swap the new one. */
  readonly nodeSerial: NodeSerial | null;
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
  readonly sectorId: SectorId | null;
  readonly seasonId: SeasonId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  readonly userEmail: string;
  readonly lureInstalled: boolean;
  readonly lureExpirationDays: NumericInput;
  readonly lureNotificationDays: NumericInput;
  readonly biofixType: BiofixType;
  readonly stage: PhenologyStage | null;
  readonly product: string;
  readonly dose: NumericInput;
  readonly measure: Measure;
  readonly comments: string;
}
export type DraftField = keyof DraftFields;

interface EventForm {
  /** In the order of the form. */
  readonly fields: readonly DraftField[];
  readonly required: readonly DraftField[];
  /** Photos may go with it. */
  readonly images: boolean;
}

const LURE_FIELDS = ['lureInstalled', 'lureExpirationDays', 'lureNotificationDays'] as const;

/** The form of each kind of report (console.md §5). */
export const EVENT_FORMS = {
  device_install: {
    fields: [
      'clientId',
      'stationName',
      'date',
      'nodeSerial',
      'latitude',
      'longitude',
      'sectorId',
      'seasonId',
      'cropId',
      'pestId',
      'userEmail',
      ...LURE_FIELDS,
      'comments',
    ],
    required: [
      'clientId',
      'stationName',
      'date',
      'nodeSerial',
      'latitude',
      'longitude',
      'sectorId',
      'userEmail',
    ],
    images: true,
  },
  device_swap: {
    fields: ['clientId', 'stationId', 'nodeSerial', 'date', 'userEmail', 'comments'],
    required: ['clientId', 'nodeSerial', 'stationId', 'userEmail', 'date'],
    images: true,
  },
  first_capture: {
    fields: [
      'clientId',
      'sectorId',
      'stationId',
      'cropId',
      'pestId',
      'seasonId',
      'date',
      'userEmail',
      'comments',
    ],
    required: ['date', 'userEmail', 'stationId', 'pestId', 'sectorId', 'cropId', 'seasonId'],
    images: false,
  },
  station_maintenance: {
    fields: ['clientId', 'stationId', 'nodeSerial', 'date', 'userEmail', ...LURE_FIELDS, 'comments'],
    required: ['clientId', 'stationId', 'date', 'nodeSerial', 'userEmail'],
    images: false,
  },
  biofix_set: {
    fields: ['clientId', 'seasonId', 'sectorId', 'pestId', 'biofixType', 'date', 'userEmail', 'comments'],
    required: ['clientId', 'date', 'userEmail', 'pestId', 'sectorId', 'seasonId'],
    images: false,
  },
  crop_phenology_changed: {
    fields: ['clientId', 'seasonId', 'sectorId', 'cropId', 'stage', 'date', 'userEmail', 'comments'],
    required: ['seasonId', 'cropId', 'sectorId', 'userEmail'],
    images: false,
  },
  agrochemical_application: {
    fields: ['clientId', 'sectorId', 'pestId', 'product', 'dose', 'measure', 'date', 'userEmail', 'comments'],
    required: ['product', 'userEmail', 'dose', 'measure', 'pestId', 'sectorId'],
    images: false,
  },
  agrochemical_recommendation: {
    fields: ['clientId', 'sectorId', 'cropId', 'pestId', 'date', 'userEmail', 'comments'],
    required: ['date', 'pestId', 'sectorId', 'cropId'],
    images: false,
  },
} as const satisfies Record<EventType, EventForm>;

/** The kinds in the order "Tipo de Reporte" lists them. */
export const REPORT_KINDS = Object.keys(EVENT_FORMS) as EventType[];

export type FieldOf<Kind extends EventType> = (typeof EVENT_FORMS)[Kind]['fields'][number];
/** The fields that the form of a kind has. */
export type EventDraft<Kind extends EventType = EventType> = Kind extends EventType
  ? Pick<DraftFields, FieldOf<Kind>>
  : never;

export const fieldsOf = (kind: EventType): readonly DraftField[] => EVENT_FORMS[kind].fields;
export const isRequired = (kind: EventType, field: DraftField): boolean =>
  (EVENT_FORMS[kind].required as readonly DraftField[]).includes(field);
export const takesImages = (kind: EventType): boolean => EVENT_FORMS[kind].images;

/** What is known when a form is opened: season, field, station and so on. */
export type DraftStart = Pick<DraftFields, 'clientId' | 'date' | 'userEmail'> & Partial<DraftFields>;

const EMPTY: Omit<DraftFields, 'clientId' | 'date' | 'userEmail'> = {
  stationId: null,
  stationName: '',
  nodeSerial: null,
  latitude: '',
  longitude: '',
  sectorId: null,
  seasonId: null,
  cropId: null,
  pestId: null,
  lureInstalled: false,
  lureExpirationDays: LURE_EXPIRATION.usual,
  lureNotificationDays: LURE_NOTIFICATION.usual,
  biofixType: 'biofix',
  stage: null,
  product: '',
  dose: '',
  measure: DEFAULT_MEASURE,
  comments: '',
};

/** A form as it opens: the defaults, and what is known from where it was opened, as far as the kind asks for it. */
export function newDraft<Kind extends EventType>(kind: Kind, start: DraftStart): EventDraft<Kind> {
  const all: DraftFields = { ...EMPTY, ...start };
  return Object.fromEntries(fieldsOf(kind).map((field) => [field, all[field]])) as EventDraft<Kind>;
}
