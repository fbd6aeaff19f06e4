import type { EpochMs } from '../units.ts';
import type { ClientId, UserId } from './ids.ts';

/** What can be changed in Administración and elsewhere, in the order of the filter. */
export const CHANGE_KINDS = [
  'client',
  'client-logo',
  'user',
  'sector',
  'station',
  'season',
  'biofix',
  'capture-threshold',
  'alert-rule',
  'product',
  'harvest-date',
  'event',
  'field-count',
  'node',
  'node-key',
  'hardware',
  'scheduled-report',
  'report-comment',
  'image',
  'import',
  'embed-key',
  'service-token',
  'retention',
  'station-source',
  'webhook',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export type ChangedValue = string | number | boolean | null | readonly (string | number)[];

export interface ChangedField {
  /** Its name in the contract. */
  readonly field: string;
  readonly from: ChangedValue;
  readonly to: ChangedValue;
}

export interface PersonOfChange {
  readonly id: UserId;
  readonly email: string;
  /** Empty where it is unknown. */
  readonly name: string;
}

/** A line of the log of changes: it is never changed itself. */
export interface RecordedChange {
  readonly id: number;
  readonly clientId: ClientId;
  readonly at: EpochMs;
  /** Null for a person who worked at the server's own console. */
  readonly user: PersonOfChange | null;
  readonly kind: ChangeKind;
  readonly action: 'created' | 'changed' | 'deleted';
  readonly thingId: string;
  /** As it was called then. */
  readonly thingName: string;
  readonly fields: readonly ChangedField[];
}
