import {
  IdParam,
  ReportCommentBody,
  ReportCommentsAnswer,
  ReportCommentsQuery,
  ReportCommentWire,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { search } from '../../access/reach.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { ownerOfSector, sectorById } from '../../stores/farm/sectors.ts';
import { commentWrittenAt, reportComments, setReportComment } from '../../stores/reports/report-comments.ts';

const path = '/v2/sectors/{sector_id}/report_comments';
const param = z.object({ sector_id: IdParam });

export const reportCommentRoutes = [
  route({
    method: 'get',
    path,
    summary: 'What was written over the computed words of a sector’s reports, by season and pest',
    access: { kind: 'session', action: 'sector.read', target: 'sector' },
    param,
    query: ReportCommentsQuery,
    answer: ReportCommentsAnswer,
    run: ({ scope, services, param: { sector_id: sectorId }, query: { seasonId } }) =>
      search(services.databases.app, scope, async (tx) =>
        (await sectorById(tx, scope, sectorId)) === null
          ? null
          : { items: await reportComments(tx, scope, sectorId, seasonId) },
      ),
  }),
  route({
    method: 'put',
    path,
    summary: 'Write over the computed words of a pest’s reports in a season; an empty text gives them back',
    access: { kind: 'session', action: 'report-comment.edit', target: 'sector' },
    refuses: ['conflict'],
    param,
    body: ReportCommentBody,
    answer: ReportCommentWire,
    run: (call) =>
      change(call, {
        find: (tx, scope) => sectorById(tx, scope, call.param.sector_id),
        owner: ownerOfSector,
        action: 'report-comment.edit',
        work: async (tx, { clientId, id }) => {
          const { seen, ...texts } = call.body;
          const { seasonId, pestId } = texts;
          const kept = { pestId };
          await demandReferences(tx, call.scope, clientId, { seasonId, pestId }, { kept });
          const comment = {
            sectorId: id,
            ...texts,
            phenologyText: texts.phenologyText.trim(),
            captureText: texts.captureText.trim(),
            changedAt: call.services.now(),
          };
          const now = await commentWrittenAt(tx, comment);
          if (seen !== undefined && seen !== now) throw new HttpProblem('conflict');
          await setReportComment(tx, clientId, comment);
          return comment;
        },
      }),
  }),
];
