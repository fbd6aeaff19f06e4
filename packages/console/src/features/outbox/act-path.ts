import { type ClientId, hrefWith, stationPath } from '@vigia/domain/farm';
import type { OutboxAct } from '../../shared/outbox/outbox-item.ts';

/** The page where an act is changed. */
export function pathOfAct(clientId: ClientId, act: OutboxAct): string {
  const company = { company: clientId };
  switch (act.kind) {
    case 'photo-count':
      return hrefWith('/count-bugs', company, `photos/${act.image.id}`);
    case 'tags':
    case 'comment':
    case 'correction':
      return hrefWith(stationPath(act.stationId), company);
    case 'notices':
      return hrefWith('/notifications', company);
  }
}
