import { notificationCalls } from '@vigia/api/client';
import { NoticesToolAnswer, NoticesToolInput } from '@vigia/api/contract';
import { addDays } from '@vigia/domain';
import { notificationSentence } from '@vigia/domain/es';
import { isPending, notificationSeverity } from '@vigia/domain/events';
import { type ClientTree, type NotificationSubject, PESTS } from '@vigia/domain/farm';
import { farmOf } from '../farm.ts';
import { sourcesOf } from '../sources.ts';
import { tool } from '../tool.ts';

const USUAL_DAYS = 30;
const MOST = 200;

export const noticesTool = tool({
  name: 'notices',
  title: 'Notificaciones',
  description:
    'Lists what Vigía has drawn attention to: first captures, recommended controls, powdery mildew, lures and papers that run out, stations that need maintenance.',
  input: NoticesToolInput,
  answer: NoticesToolAnswer,
  run: async (calls, { date_start: since, only_pending: onlyPending }) => {
    const tree = await farmOf(calls);
    const found = await notificationCalls(calls.send).list(
      {
        clientId: tree.client.id,
        since: since ?? addDays(calls.today, 1 - USUAL_DAYS),
        ...(onlyPending && { read: false }),
      },
      calls.signal,
    );
    return {
      today: calls.today,
      notices: found.slice(0, MOST).map((notice) => ({
        id: notice.id,
        type: notice.kind,
        urgency: notificationSeverity(notice, tree.thresholds),
        sent_at: new Date(notice.sentAt).toISOString(),
        is_pending: isPending(notice),
        sector_id: notice.subject.sectorId,
        station_id: notice.subject.stationId,
        pest_id: notice.subject.pestId,
        text: notificationSentence(notice.kind, notice.subject, namesIn(tree, notice.subject)),
      })),
      sources: sourcesOf(calls),
    };
  },
});

function namesIn({ sectors, stations }: ClientTree, { sectorId, stationId, pestId }: NotificationSubject) {
  return {
    sector: sectors.find(({ id }) => id === sectorId)?.name ?? null,
    station: stations.find(({ id }) => id === stationId)?.name ?? null,
    pest: pestId === null ? null : (PESTS.get(pestId)?.name ?? null),
  };
}
