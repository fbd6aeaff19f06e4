import type { AlertFacts } from './alert-facts.ts';
import type { AlertRuleInput } from './alert-rule.ts';
import type { AlertRun, AlertSpan } from './days-on-end.ts';
import { mildewRuns, silenceRuns, stageRuns, trapRuns } from './runs-of-kind.ts';

const inOrder = (a: AlertRun, b: AlertRun): number =>
  a.start.localeCompare(b.start) || a.place.localeCompare(b.place);

/**
 * Where and when a rule held, in the order of the days: each run is one cause of alert. Those that stand at the end of the
 * span are the alerts of now; a preview counts all of them.
 *
 * @param facts of any fields and pests: those that the rule does not mean are passed over
 */
export function alertRuns(rule: AlertRuleInput, facts: AlertFacts, span: AlertSpan): AlertRun[] {
  const isMeant = (place: { readonly sectorId: number; readonly pestId?: number }) =>
    (rule.sectorIds.length === 0 || rule.sectorIds.includes(place.sectorId)) &&
    (place.pestId === undefined || place.pestId === rule.pestId);
  const runs: Readonly<Record<AlertRuleInput['kind'], () => AlertRun[]>> = {
    captures: () =>
      facts.traps
        .filter(({ station: { sectorId }, pestId }) => isMeant({ sectorId, pestId }))
        .flatMap((trap) => trapRuns(rule, trap, span)),
    stage: () => facts.totals.filter(isMeant).flatMap((total) => stageRuns(rule, total, span)),
    mildew: () => facts.mildew.filter(isMeant).flatMap((sector) => mildewRuns(rule, sector, span)),
    silence: () =>
      facts.devices
        .filter(({ station }) => isMeant({ sectorId: station.sectorId }))
        .flatMap((device) => silenceRuns(rule, device, span)),
  };
  return runs[rule.kind]().sort(inOrder);
}
