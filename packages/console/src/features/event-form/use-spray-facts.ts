import type { DraftFields } from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { waitingEvents } from '../../shared/outbox/waiting-events.ts';
import { keptMarket } from '../../shared/spraying/kept-market.ts';
import { type SprayFacts, sprayFacts } from '../../shared/spraying/spray-facts.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useVisits } from '../../shared/state/use-visits.ts';

/**
 * How the product of an application stands where and when it is meant, with the applications that wait on this device.
 *
 * @param id of this report: one that is edited does not count itself
 */
export function useSprayFacts(
  kind: EventType | null,
  draft: Partial<DraftFields> | null,
  id: string,
): SprayFacts | null {
  const { tree, today, user } = useFarm();
  const items = useAtomValue(outboxAtom);
  const isApplication = kind === 'agrochemical_application' && draft?.clientId === tree.client.id;
  const { data: visits } = useVisits(isApplication && tree.products.length > 0);
  if (!isApplication || draft === null) return null;
  const others = items.filter((item) => item.id !== id);
  const waiting = waitingEvents(others, tree, user.email).map(({ event }) => event);
  const market = keptMarket(tree.client.id);
  return sprayFacts(draft, { tree, today, market, visits: visits ?? null, waiting });
}
