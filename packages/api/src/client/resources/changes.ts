import type { IsoDate } from '@vigia/domain';
import type { ChangeKind, ClientId, PersonOfChange, RecordedChange, UserId } from '@vigia/domain/farm';
import { alertRule } from '../../contract/alert-rules.ts';
import { biofix } from '../../contract/biofix.ts';
import { captureThreshold } from '../../contract/capture-threshold.ts';
import { ChangesAnswer, type ChangeWire, type PersonOfChangeWire } from '../../contract/changes.ts';
import { namesOf } from '../../contract/fields.ts';
import { product } from '../../contract/product.ts';
import { station } from '../../contract/station.ts';
import type { Send } from '../http.ts';

export interface ChangesFilter {
  /** Any of these kinds; empty: all. */
  readonly kinds?: readonly ChangeKind[];
  readonly userIds?: readonly UserId[];
  /** Local days, both included. */
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
  /** Part of the thing's name. */
  readonly name?: string | undefined;
  /** From 1. */
  readonly page?: number;
  readonly limit?: number;
}

/** A page of changes, newest first; `count` is that of all pages. */
export interface ChangesPage {
  readonly changes: readonly RecordedChange[];
  readonly count: number;
  /** Everybody who has changed something in the client. */
  readonly people: readonly PersonOfChange[];
}

/** Names of the fields in the service's log of changes. */
export const recordedNames = {
  station: namesOf(station),
  biofix: namesOf(biofix),
  captureThreshold: namesOf(captureThreshold),
  alertRule: namesOf(alertRule),
  product: namesOf(product),
};

const toPerson = ({ user_id, email, name }: PersonOfChangeWire): PersonOfChange => ({
  id: user_id,
  email,
  name,
});

const toChange = (wire: ChangeWire): RecordedChange => ({
  id: wire.change_id,
  clientId: wire.client_id,
  at: Date.parse(wire.changed_at),
  user: wire.user && toPerson(wire.user),
  kind: wire.kind,
  action: wire.action,
  thingId: wire.thing_id,
  thingName: wire.thing_name,
  fields: wire.fields,
});

/** The log of changes of a client: who changed what. */
export function changeCalls(send: Send) {
  return {
    list: async (
      clientId: ClientId,
      filter: ChangesFilter = {},
      signal?: AbortSignal,
    ): Promise<ChangesPage> => {
      const { kinds = [], userIds = [], start, end, name, page = 1, limit = 10 } = filter;
      const query = {
        client_id: clientId,
        kind: kinds.join(',') || undefined,
        user_id: userIds.join(',') || undefined,
        date_start: start,
        date_end: end,
        name: name?.trim() || undefined,
        page_number: page,
        limit,
      };
      const { items, count, people } = await send('/v2/changes', ChangesAnswer, { query, signal });
      return { changes: items.map(toChange), count, people: people.map(toPerson) };
    },
  };
}
