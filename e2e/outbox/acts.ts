import type { StoredImage } from '../../packages/api/src/client/index.ts';
import type { OutboxAct, OutboxItem } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import type { Taken } from '../../packages/console/src/shared/outbox/send-content.ts';
import {
  unsentComment,
  unsentTags,
  withUnsentCount,
} from '../../packages/console/src/shared/outbox/unsent.ts';
import { imagePoint } from '../../packages/domain/src/entries/captures.ts';
import type { Person } from '../../packages/server/tests/support/people.ts';
import { PHOTOS } from '../../packages/server/tests/support/small-photos.ts';
import { type FarmState, insectsOf } from './farm-state.ts';

const STATION = 1001;
const COMMENTED = { sectorId: 11, seasonId: 101, pestId: 1 } as const;
export const NOTICES = [601, 602] as const;

/** Corrections of field counts are played in `e2e/screens/count-photos.test.ts`. */
type Played = Exclude<OutboxAct['kind'], 'correction'>;

/** Who may set the state of what. */
const MAY: Readonly<Record<Played, readonly Person[]>> = {
  notices: ['grower', 'admin'],
  tags: ['grower', 'admin', 'superAdmin'],
  'photo-count': ['admin', 'superAdmin'],
  comment: ['superAdmin'],
};

/** What a phone shows: what it knows of the service, and what waits on it. */
export interface Shown {
  readonly known: FarmState;
  readonly items: readonly OutboxItem[];
}

interface MadeAct {
  readonly subject: string;
  readonly content: OutboxAct;
}

const MAKE: Readonly<Record<Played, (n: number, id: string, shown: Shown) => MadeAct>> = {
  notices: (n) => ({
    subject: 'notices:1',
    content: {
      kind: 'notices',
      ids: NOTICES.slice(n % 3 === 0 ? 1 : 0, n % 3 === 1 ? 1 : 2),
      read: n % 2 === 0,
    },
  }),
  tags: (n, id, { known, items }) => {
    const waiting = unsentTags(items, STATION);
    const before = waiting?.tags ?? known.tags;
    // Now and then a person takes back what they have just done.
    const tags = waiting && n % 4 === 0 ? waiting.before : [...before.slice(-2), id];
    return { subject: `tags:${STATION}`, content: { kind: 'tags', stationId: STATION, before, tags } };
  },
  'photo-count': (n, _, { known, items }) => {
    const seen = { id: String(PHOTOS.north), takenAt: known.photo.takenAt, version: known.photo.version };
    const { id, takenAt, version } = withUnsentCount(items, seen as StoredImage);
    const circles = [{ at: imagePoint(n % 300, n % 200), pestId: 1, method: 'manual' }] as const;
    return {
      subject: `photo:${id}`,
      content: { kind: 'photo-count', image: { id, takenAt, version }, circles, pestIds: [1] },
    };
  },
  comment: (_, id, { known, items }) => {
    const { sectorId, seasonId, pestId } = COMMENTED;
    const own = unsentComment(items, sectorId, seasonId, pestId);
    const seen = own ? own.content.draft.seen : known.comment.changedAt;
    const draft = { seasonId, pestId, phenologyText: id, captureText: '', seen };
    return {
      subject: `comment:${sectorId}/${seasonId}/${pestId}`,
      content: { kind: 'comment', sectorId, stationId: STATION, draft },
    };
  },
};

/** An act that this person may carry out, upon what their phone shows. */
export function actOf(kind: number, n: number, id: string, who: Person, shown: Shown): MadeAct {
  const own = (Object.keys(MAKE) as Played[]).filter((each) => MAY[each].includes(who));
  return MAKE[own[kind % own.length] as Played](n, id, shown);
}

/** What a phone knows of the service after an answer. */
export function knownAfter(known: FarmState, taken: Taken): FarmState {
  if (taken.kind === 'tags') return { ...known, tags: taken.station.tags };
  if (taken.kind === 'photo-count')
    return {
      ...known,
      photo: { ...known.photo, version: taken.image.version, insects: insectsOf(taken.image.analytics) },
    };
  if (taken.kind === 'comment')
    return { ...known, comment: { text: taken.comment.phenologyText, changedAt: taken.comment.changedAt } };
  return known;
}

/** What the service has of the thing of an act, and what it would have if this act was the last one about it. */
export function stateAfter(content: OutboxAct, state: FarmState): readonly [unknown, unknown] {
  switch (content.kind) {
    case 'notices':
      return [content.ids.map((id) => state.read.includes(id)), content.ids.map(() => content.read)];
    case 'tags':
      return [state.tags, content.tags];
    case 'correction':
      throw new Error('no correction is played');
    case 'comment':
      return [state.comment.text, content.draft.phenologyText];
    case 'photo-count':
      return [state.photo.insects, JSON.stringify(content.circles.map(({ at }) => [at.x, at.y]))];
  }
}
