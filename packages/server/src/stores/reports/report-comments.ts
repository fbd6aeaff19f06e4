import { ReportCommentWire, reportComment, wireNames } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId, SeasonId, SectorId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

const COLUMNS = wireNames(reportComment);
/** A comment with its sector. */
export type SectorComment = ReportComment & { readonly sectorId: SectorId };
const KEY = ['client_id', 'sector_id', 'season_id', 'pest_id'] as const;

/** Comments on a sector's pests, in one season or in all. */
export async function reportComments(
  tx: Tx,
  scope: Scope,
  sectorId: SectorId,
  seasonId?: SeasonId,
): Promise<SectorComment[]> {
  const rows = await tx
    .selectFrom('report_comment')
    .select([...COLUMNS, 'client_id'])
    .where('sector_id', '=', sectorId)
    .$if(seasonId !== undefined, (query) => query.where('season_id', '=', seasonId!))
    .orderBy('season_id')
    .orderBy('pest_id')
    .execute();
  return visible(scope, 'sector.read', rows, ({ client_id }) => ({ clientId: client_id, sectorId })).map(
    ({ client_id: _, ...row }) => z.decode(ReportCommentWire, row),
  );
}

/**
 * When the comment on this pest was last written; null without one. It locks the comment until the transaction
 * ends.
 */
export async function commentWrittenAt(
  tx: Tx,
  { sectorId, seasonId, pestId }: Pick<SectorComment, 'sectorId' | 'seasonId' | 'pestId'>,
): Promise<EpochMs | null> {
  const row = await tx
    .selectFrom('report_comment')
    .select('datetime_changed')
    .where('sector_id', '=', sectorId)
    .where('season_id', '=', seasonId)
    .where('pest_id', '=', pestId)
    .forUpdate()
    .executeTakeFirst();
  return row ? Date.parse(row.datetime_changed) : null;
}

export async function setReportComment(tx: Tx, clientId: ClientId, comment: SectorComment): Promise<void> {
  const { sector_id, season_id, pest_id, ...written } = z.encode(ReportCommentWire, comment);
  await tx
    .insertInto('report_comment')
    .values({ client_id: clientId, sector_id, season_id, pest_id, ...written })
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(written))
    .execute();
}
