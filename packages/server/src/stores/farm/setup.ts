import type { SetupAnswer } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';

interface SetupRow {
  readonly sector: boolean;
  readonly season: boolean;
  readonly station_id: number | null;
  readonly measurements: boolean;
  readonly photo: boolean;
  readonly people: boolean;
  readonly operators: boolean;
  readonly is_hidden: boolean;
}

/**
 * State of a client's first steps, in one query. The step «client» is open for a client that holds only
 * accounts of super administrators, as `create-admin` makes it.
 */
export async function readSetup(tx: Tx, clientId: ClientId): Promise<SetupAnswer> {
  const id = sql.lit(clientId);
  const { rows } = await sql<SetupRow>`
    select
      exists (select 1 from sector where client_id = ${id} and not sector_is_archived) as sector,
      exists (select 1 from season where client_id = ${id}) as season,
      (select station_id from station
        where client_id = ${id} and not station_is_archived and assigned_node_sn is not null
        order by station_id limit 1) as station_id,
      exists (select 1 from reading where client_id = ${id})
        or exists (select 1 from climate_day where client_id = ${id}) as measurements,
      exists (select 1 from image where client_id = ${id} and image_type = 'bug')
        or exists (select 1 from capture where client_id = ${id}) as photo,
      exists (select 1 from user_account
        where client_id = ${id} and not entities_under_client ? '*') as people,
      exists (select 1 from user_account where client_id = ${id} and entities_under_client ? '*') as operators,
      client_setup_is_hidden as is_hidden
    from client where client_id = ${id}
  `.execute(tx);
  const { station_id, is_hidden, operators, ...found } = rows[0] as SetupRow;
  const isFarm = found.sector || found.season || found.people || !operators;
  return {
    steps: {
      client: isFarm,
      people: found.people,
      sector: found.sector,
      season: found.season,
      station: station_id !== null,
      measurements: found.measurements,
      photo: found.photo,
    },
    station_id,
    is_hidden,
  };
}

/** Shows the first steps to the client's administrators, or hides them. */
export async function setSetupHidden(tx: Tx, clientId: ClientId, hidden: boolean): Promise<void> {
  await tx
    .updateTable('client')
    .set({ client_setup_is_hidden: hidden })
    .where('client_id', '=', clientId)
    .execute();
}
