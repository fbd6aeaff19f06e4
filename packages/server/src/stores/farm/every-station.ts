import type { ClientId, StationId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';

/**
 * A station among those of all clients, for the operator's commands.
 *
 * @param clientId only a station of this client
 */
export async function stationAnywhere(owner: Db, stationId: StationId, clientId?: ClientId) {
  return await owner
    .selectFrom('station')
    .select(['client_id', 'station_name', 'station_is_archived', 'assigned_node_sn'])
    .where('station_id', '=', stationId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as ClientId))
    .executeTakeFirst();
}
