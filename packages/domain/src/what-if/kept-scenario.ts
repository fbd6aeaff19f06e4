import type { PestId, ScenarioId, SeasonId, SectorId } from '../entities/ids.ts';
import { SCENARIO_MESSAGES } from '../es/scenario-messages.ts';
import { sameText } from '../farm/same-text.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { LONGEST_SCENARIO_NAME, parseSupposed, type Supposed, supposedText } from './supposed.ts';

/** Which season of a pest in a field a scenario is of. */
export interface ScenarioOf {
  readonly sectorId: SectorId;
  readonly seasonId: SeasonId;
  readonly pestId: PestId;
}

/** A scenario that somebody has kept for themselves. */
export interface KeptScenario extends ScenarioOf {
  readonly id: ScenarioId;
  readonly name: string;
  /** What it supposes, as an address has it, without the name: see `supposedText`. */
  readonly supposed: string;
}

/** What people set of a kept scenario. */
export type ScenarioInput = Pick<KeptScenario, 'name' | 'supposed'>;

/** Of one person in one field: enough for every pest and season that they look at. */
export const MOST_SCENARIOS = 50;

const isOfSame = (one: ScenarioOf, other: ScenarioOf): boolean =>
  one.sectorId === other.sectorId && one.seasonId === other.seasonId && one.pestId === other.pestId;

/** Those of one season of a pest in a field. */
export const scenariosOf = (kept: readonly KeptScenario[], which: ScenarioOf): KeptScenario[] =>
  kept.filter((each) => isOfSame(each, which));

/** The one of this name; null without one. */
export const scenarioNamed = <T extends Pick<KeptScenario, 'name'>>(
  kept: readonly T[],
  name: string,
): T | null => kept.find((each) => sameText(each.name, name)) ?? null;

/** What a kept scenario supposes, with its name. */
export const supposedOf = ({ name, supposed }: ScenarioInput): Supposed => ({
  ...parseSupposed(supposed),
  name,
});

/** What is supposed as it is kept, without its name; empty where nothing is. */
export const keptText = ({ name: _, ...supposed }: Supposed): string => supposedText(supposed) ?? '';

/**
 * A kept scenario has a name that no other of its owner has for the same season, and supposes something that can be.
 *
 * @param others the owner's other scenarios of the same season, pest and field
 */
export function validateScenario(
  { name, supposed }: ScenarioInput,
  others: readonly Pick<KeptScenario, 'name'>[],
): FieldErrors<keyof ScenarioInput> {
  return fieldErrors({
    name: whenBlank(name, SCENARIO_MESSAGES.name) ?? nameError(name, others),
    supposed:
      supposed === '' || keptText(parseSupposed(supposed)) !== supposed ? SCENARIO_MESSAGES.supposed : null,
  });
}

function nameError(name: string, others: readonly Pick<KeptScenario, 'name'>[]): string | null {
  if (name.trim().length > LONGEST_SCENARIO_NAME) return SCENARIO_MESSAGES.nameTooLong;
  // An address sets what it supposes apart by it.
  if (name.includes('~')) return SCENARIO_MESSAGES.nameTilde;
  return scenarioNamed(others, name) ? SCENARIO_MESSAGES.nameTaken : null;
}
