import type { NewNotice } from '../../stores/notices/notices.ts';
import type { Happening } from '../tell.ts';

/** A new notice, as programs are told of it. */
export const toldNoticeOf = ({ id, kind, subject, sentAt }: NewNotice): Happening => ({
  kind: 'notice',
  occasion: `notice/${id}`,
  ...{ sectorId: subject.sectorId, stationId: subject.stationId, nodeSerial: subject.nodeSerial },
  data: { id, kind, sentAt, subject: { ...subject, kind } },
});
