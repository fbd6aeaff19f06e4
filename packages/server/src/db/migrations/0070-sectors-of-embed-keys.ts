import { type Kysely, sql } from 'kysely';
import { OWN_CLIENT } from './tenant-table.ts';

/**
 * Who is limited to sectors reads the keys of widgets that open nothing outside them, whatever a query asks for. Those who
 * check a key before its client is known are not limited (policy `sign_in`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(OPENS_OWN_SECTORS).execute(db);
  const own = `${OWN_CLIENT} and (current_sectors() is null or opens_own_sectors(client_id, sector_ids, station_ids))`;
  await sql.raw(`alter policy own_client on embed_key using (${own}) with check (${own})`).execute(db);
}

/** By the policy of stations, those that are read are narrowed to the own sectors. */
const OPENS_OWN_SECTORS = `
create function opens_own_sectors(of_client int, sectors int[], stations int[]) returns boolean
language plpgsql stable as $$
begin
  return sectors <@ current_sectors() and stations <@ array(
    select station_id from station where client_id = of_client and station_id = any(stations));
end $$;
revoke execute on function opens_own_sectors(int, int[], int[]) from public;
grant execute on function opens_own_sectors(int, int[], int[]) to vigia_app`;
