import type { ChangeWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';

type Fields = ChangeWire['fields'];
const PROFILE = 'profile_id';

/**
 * Changes of a client with the profiles of LoRaWAN devices by their names of now: the log has their ids. One that is gone
 * keeps its number.
 */
export async function withProfileNames<Change extends { readonly fields: Fields }>(
  tx: Tx,
  clientId: ClientId,
  changes: readonly Change[],
): Promise<Change[]> {
  const told = changes.flatMap(({ fields }) => fields.filter(({ field }) => field === PROFILE));
  const ids = told.flatMap(({ from, to }) => [from, to]).filter((id) => typeof id === 'number');
  if (ids.length === 0) return [...changes];
  const profiles = await tx
    .selectFrom('uplink_profile')
    .select(['profile_id', 'profile_name'])
    .where('client_id', '=', clientId)
    .where('profile_id', 'in', ids)
    .execute();
  const names = new Map(profiles.map(({ profile_id, profile_name }) => [profile_id, profile_name]));
  const nameOf = (id: Fields[number]['from']) => (typeof id === 'number' ? (names.get(id) ?? id) : id);
  return changes.map((change) => ({
    ...change,
    fields: change.fields.map((each) =>
      each.field === PROFILE ? { ...each, from: nameOf(each.from), to: nameOf(each.to) } : each,
    ),
  }));
}
