import type { ClientId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';

/** The role of a client for the service; super administrators alone set it. */
export interface ClientAttributes {
  /** Its devices may be put up for any client, by super administrators. */
  readonly isDevicePool: boolean;
  /** Its trap photos are counted, unless it is a device pool. */
  readonly isCounted: boolean;
  /** Made for trying things out: there is no grower behind it. */
  readonly isTest: boolean;
}

/** A grower, or another organisation with fields and devices. */
export interface Client extends ClientAttributes {
  readonly id: ClientId;
  readonly name: string;
  readonly taxId: string | null;
  /** ISO UTC */
  readonly dateCreated: string;
  readonly archived: boolean;
  /** Whoever reaches it signs in with a second step. */
  readonly requiresSecondStep: boolean;
}

/** A client as its form holds it. */
export interface ClientDraft extends ClientAttributes {
  readonly name: string;
  /** Rut; may stay empty. */
  readonly taxId: string;
  readonly requiresSecondStep: boolean;
}

export function validateClient({ name }: Pick<ClientDraft, 'name'>): FieldErrors<'name'> {
  return fieldErrors({ name: whenBlank(name, FIELD_MESSAGES.clientName) });
}
