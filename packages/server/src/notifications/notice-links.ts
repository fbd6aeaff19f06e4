import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { isRoot, TODAY } from '@vigia/domain/access';
import { noticeLink } from '@vigia/domain/events';
import { type ClientId, hrefWith, type Notification } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';

export interface NoticeLinks {
  /** The station of a notice, or the chart of its pest or fungus in its field, as in the console's list. */
  readonly of: (notice: Notification) => string;
  /** Where several are seen together. */
  readonly list: string;
}

/** Addresses of notices, from the path on, for a reader of a client. */
export async function noticeLinks(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  now: EpochMs,
): Promise<NoticeLinks> {
  const sectors = await sectorsOfClient(tx, scope, clientId);
  const seasons = await seasonsOfClient(tx, scope, clientId);
  const stations = (await stationsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  const context = { tree: { sectors, seasons, stations }, today: dayOfInstant(now) };
  const opensAll = isRoot(scope, clientId);
  const company = { company: clientId };
  // The list is for administrators alone; others see what asks for them in Hoy.
  const list = hrefWith(opensAll ? NOTICES : TODAY, company);
  return {
    of: (notice) => {
      const link = noticeLink(notice, context, opensAll);
      return link === null ? list : hrefWith(link.path, { ...company, ...link.filters }, link.hash);
    },
    list,
  };
}

const NOTICES = '/notifications';
