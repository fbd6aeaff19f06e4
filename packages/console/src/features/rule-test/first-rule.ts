import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { type AlertRuleDraft, alertDays } from '@vigia/domain/events';
import type { ClientTree, Pest, PestId, SectorId } from '@vigia/domain/farm';
import { pestsOfKind } from '../../shared/rule-test/pests-of-kind.ts';

type Traps = Pick<ClientTree, 'sectors' | 'stations'>;

/** Pests that traps of a field follow and that rules of a kind can be of; all of the client's fields without a field. */
export function followedPests(
  { stations }: Pick<ClientTree, 'stations'>,
  pests: readonly Pest[],
  kind: AlertRuleDraft['kind'],
  sectorId: SectorId | null,
): Pest[] {
  const followed = new Set(
    stations
      .filter((station) => sectorId === null || station.sectorId === sectorId)
      .map(({ pestId }) => pestId),
  );
  return pestsOfKind(kind, pests, null).filter(({ id }) => followed.has(id));
}

/** Fields with a trap of a pest; of any without a pest. */
export const trappedSectors = ({ sectors, stations }: Traps, pestId: PestId | null) =>
  sectors.filter(({ id }) =>
    stations.some(
      (station) =>
        station.sectorId === id && station.pestId !== null && (pestId ?? station.pestId) === station.pestId,
    ),
  );

/**
 * A rule with a field and a pest: those that it names, if the field has traps of the pest; or else the first field that has
 * them, or the first pest of the field. A pest that no field has traps of stays, without a field.
 */
export function completedRule(draft: AlertRuleDraft, tree: Traps, pests: readonly Pest[]): AlertRuleDraft {
  const fields = trappedSectors(tree, draft.pestId);
  if (draft.pestId !== null && fields.length === 0) return { ...draft, sectorIds: [] };
  const named = fields.find(({ id }) => id === draft.sectorIds[0]);
  const sectorId = (named ?? fields[0])?.id ?? null;
  const offered = followedPests(tree, pests, draft.kind, sectorId);
  const pest = offered.find(({ id }) => id === draft.pestId) ?? offered[0];
  return { ...draft, pestId: pest?.id ?? null, sectorIds: sectorId === null ? [] : [sectorId] };
}

/** What another kind or field does to the rest of a rule: its pest stays where it can. */
export function changedRule(
  draft: AlertRuleDraft,
  changes: Partial<AlertRuleDraft>,
  tree: Traps,
  pests: readonly Pest[],
): AlertRuleDraft {
  const next = { ...draft, ...changes };
  const days = next.kind === draft.kind ? next.days : Math.min(USUAL_CHIP_DAYS, alertDays(next.kind).max);
  const offered = followedPests(tree, pests, next.kind, next.sectorIds[0] ?? null);
  const stays = offered.some(({ id }) => id === next.pestId);
  return completedRule({ ...next, days, pestId: stays ? next.pestId : null }, tree, pests);
}
