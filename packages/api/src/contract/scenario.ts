import { LONGEST_SCENARIO_NAME } from '@vigia/domain/what-if';
import * as z from 'zod/mini';
import { Id, IdParam } from './common.ts';
import { codecOf, type Decoded, field, partly, queryOf, seenOf } from './fields.ts';
import { Line } from './text.ts';

const LONGEST_SUPPOSED = 300;

/** What people set of a scenario that they keep. */
export const scenarioInput = {
  name: field('scenario_name', z.string(), Line(LONGEST_SCENARIO_NAME)),
  supposed: field('supposed', z.string(), Line(LONGEST_SUPPOSED)),
};
/** Which season of a pest in a field it is of. */
const which = {
  sectorId: field('sector_id', Id),
  seasonId: field('season_id', Id),
  pestId: field('pest_id', Id),
};
/** A scenario as its owner is shown it. */
export const scenario = { id: field('scenario_id', Id), ...which, ...scenarioInput };
export const ScenarioWire = codecOf(scenario, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const ownScenario = { ...scenario, clientId, userId: field('user_id', Id) };

export const scenariosQuery = {
  clientId: field('client_id', IdParam),
  sectorId: field('sector_id', IdParam),
};
export const ScenariosQuery = queryOf(scenariosQuery);

const newScenario = { clientId, ...which, ...scenarioInput };
export const ScenarioBody = codecOf(newScenario, 'written');
export type ScenarioBody = Decoded<typeof newScenario, 'written'>;
/** Another name, or something else supposed. */
const editedScenario = { ...partly(scenarioInput), ...seenOf(scenarioInput) };
export const ScenarioPatch = codecOf(editedScenario, 'written');
export type ScenarioPatch = Decoded<typeof editedScenario, 'written'>;
