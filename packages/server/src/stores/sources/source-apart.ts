import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { SourceApart } from '../../station-sources/vendor.ts';
import type { PulledStation } from './pulled-stations.ts';

type Station = Pick<PulledStation, 'clientId' | 'sourceId' | 'vendorStationId'>;

/** So much of a station is kept; a service that sends nothing but nonsense fills no disk. */
const MOST_KEPT = 1000;

/** Keeps what a maker sent wrong, each once. @returns the number of new ones */
export async function keepApart(
  tx: Tx,
  { clientId, sourceId, vendorStationId }: Station,
  apart: readonly SourceApart[],
  now: EpochMs,
): Promise<number> {
  if (apart.length === 0) return 0;
  const contents = apart.map(({ content }) => JSON.stringify(content));
  const { rows } = await sql`
    insert into source_apart (client_id, source_id, vendor_station_id, apart_hash, reason, sent_t, content, kept_at)
    select ${clientId}::int, ${sourceId}::int, ${vendorStationId}::text, md5(line.reason || ' ' || line.content)::uuid,
      line.reason, line.sent_t, line.content::jsonb, ${new Date(now).toISOString()}::timestamptz
    from unnest(${apart.map(({ reason }) => reason)}::text[], ${apart.map(({ sentT }) => sentT)}::text[],
      ${contents}::text[]) as line (reason, sent_t, content)
    where (select count(*) from source_apart where client_id = ${clientId}::int and source_id = ${sourceId}::int
      and vendor_station_id = ${vendorStationId}::text) < ${MOST_KEPT}::int
    order by 4
    on conflict do nothing returning 1`.execute(tx);
  return rows.length;
}

const own = (tx: Tx, { clientId, sourceId, vendorStationId }: Station) =>
  tx
    .selectFrom('source_apart')
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .where('vendor_station_id', '=', vendorStationId);

/** What was kept of a station, the newest first. */
export const readApart = (tx: Tx, station: Station, limit: number) =>
  own(tx, station)
    .select(['reason', 'sent_t', 'kept_at', 'content'])
    .orderBy('kept_at', 'desc')
    .orderBy('apart_hash')
    .limit(limit)
    .execute();

/** Takes what was kept of a station out, for reading it again: at most so many, the oldest first. */
export async function takeApart(tx: Tx, station: Station, limit: number): Promise<unknown[]> {
  const rows = await own(tx, station)
    .select(['apart_hash', 'content'])
    .orderBy('kept_at')
    .orderBy('apart_hash')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const { clientId, sourceId, vendorStationId } = station;
  await tx
    .deleteFrom('source_apart')
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .where('vendor_station_id', '=', vendorStationId)
    .where(
      'apart_hash',
      'in',
      rows.map((row) => row.apart_hash),
    )
    .execute();
  return rows.map((row) => row.content);
}
