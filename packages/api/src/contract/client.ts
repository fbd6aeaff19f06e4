import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { codecOf, type Decoded, field, partly, seenOf } from './fields.ts';
import { Line, Name } from './text.ts';

const id = field('client_id', Id);
const name = field('client_name', z.string(), Name);
const taxId = field('client_tax_id', z.nullable(z.string()), z.nullable(Line(30)));
const dateCreated = field('client_date_created', Instant);
const archived = field('client_is_archived', z.boolean());
const attributes = {
  isDevicePool: field('client_is_device_pool', z.boolean()),
  isCounted: field('client_is_counted', z.boolean()),
  isTest: field('client_is_test', z.boolean()),
};
/** Whether everybody with a role on this client must use a second step; set by its administrators. */
const requiresSecondStep = field('client_requires_second_step', z.boolean());

export const client = { id, name, taxId, dateCreated, archived, requiresSecondStep, ...attributes };
export const ClientWire = codecOf(client, 'read');
/** A client in the list of those in the caller's scope. */
export const listedClient = { id, name, ...attributes };
export const ClientListAnswer = z.array(codecOf(listedClient, 'read'));

/** Fields of the form of a client. */
export const clientInput = { name, taxId, requiresSecondStep, ...attributes };
const newClient = { name, ...partly({ taxId, requiresSecondStep, ...attributes }) };
export const ClientBody = codecOf(newClient, 'written');
export type ClientBody = Decoded<typeof newClient, 'written'>;
const editedClient = { ...partly({ ...clientInput, archived }), ...seenOf(clientInput) };
export const ClientPatch = codecOf(editedClient, 'written');
export type ClientPatch = Decoded<typeof editedClient, 'written'>;
