import type { ReportCommentWire } from '@vigia/api/contract';
import type { SeasonId, SectorId } from '@vigia/domain';
import type { Insertable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { ReportCommentTable } from '../db/schema/events.ts';

const COLUMNS = [
  'sector_id',
  'season_id',
  'pest_id',
  'phenology_comment',
  'capture_comment',
  'datetime_changed',
] as const;
const KEY = ['client_id', 'sector_id', 'season_id', 'pest_id'] as const;

/** What was written of a sector's pests, in a season or in all. */
export async function reportComments(
  tx: Tx,
  scope: Scope,
  sectorId: SectorId,
  seasonId?: SeasonId,
): Promise<ReportCommentWire[]> {
  const rows = await tx
    .selectFrom('report_comment')
    .select([...COLUMNS, 'client_id'])
    .where('sector_id', '=', sectorId)
    .$if(seasonId !== undefined, (query) => query.where('season_id', '=', seasonId!))
    .orderBy('season_id')
    .orderBy('pest_id')
    .execute();
  return visible(scope, 'sector.read', rows, ({ client_id }) => ({ clientId: client_id, sectorId })).map(
    ({ client_id: _, ...row }) => row,
  );
}

/** When the comment of this pest was last written; null where none is. Nobody else writes it until the transaction ends. */
export async function commentWrittenAt(
  tx: Tx,
  { sector_id, season_id, pest_id }: Pick<ReportCommentWire, 'sector_id' | 'season_id' | 'pest_id'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('report_comment')
    .select('datetime_changed')
    .where('sector_id', '=', sector_id)
    .where('season_id', '=', season_id)
    .where('pest_id', '=', pest_id)
    .forUpdate()
    .executeTakeFirst();
  return row?.datetime_changed ?? null;
}

export async function setReportComment(
  tx: Tx,
  { client_id, ...row }: Insertable<ReportCommentTable>,
): Promise<void> {
  const { phenology_comment, capture_comment, datetime_changed } = row;
  await tx
    .insertInto('report_comment')
    .values({ client_id, ...row })
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({ phenology_comment, capture_comment, datetime_changed }),
    )
    .execute();
}
