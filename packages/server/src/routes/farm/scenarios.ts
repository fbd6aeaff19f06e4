import {
  IdParam,
  namesOf,
  ScenarioBody,
  ScenarioPatch,
  ScenariosQuery,
  ScenarioWire,
  scenarioInput,
} from '@vigia/api/contract';
import { SCENARIO_MESSAGES } from '@vigia/domain/es';
import type { ScenarioId } from '@vigia/domain/farm';
import {
  MOST_SCENARIOS,
  type ScenarioInput,
  type ScenarioOf,
  scenariosOf,
  validateScenario,
} from '@vigia/domain/what-if';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import {
  deleteScenario,
  insertScenario,
  type OwnScenario,
  ownScenarioById,
  ownScenarios,
  updateScenario,
} from '../../stores/farm/scenarios.ts';
import { sectorById } from '../../stores/farm/sectors.ts';
import { holdScenarios } from '../../stores/lock-row.ts';

const NAMES = namesOf(scenarioInput);
const PARAM = z.object({ scenario_id: IdParam });
const OWN = { kind: 'session', action: 'scenario.edit', target: 'scenario' } as const;
type ScenarioCall<Body> = ScopedCall<{ scenario_id: ScenarioId }, undefined, Body>;

/** The input as it is kept; 400 naming each field that breaks a rule, beside the owner's others of the same season. */
function checked(input: ScenarioInput, which: ScenarioOf, others: readonly OwnScenario[]): ScenarioInput {
  refuseFields(validateScenario(input, scenariosOf(others, which)), NAMES);
  return { name: input.name.trim(), supposed: input.supposed };
}

async function keep(tx: Tx, scope: Scope, body: ScenarioBody): Promise<OwnScenario> {
  await holdScenarios(tx);
  const others = await ownScenarios(tx, scope, body);
  if (others.length >= MOST_SCENARIOS) refuseFields({ name: SCENARIO_MESSAGES.tooMany }, NAMES);
  const input = checked(body, body, others);
  const { clientId, sectorId, seasonId, pestId } = body;
  await demandReferences(tx, scope, clientId, { sectorId, seasonId, pestId });
  return await insertScenario(tx, scope, { ...body, ...input });
}

/** What it takes to change a scenario; it is held with the client's others. */
const edited = ({ param }: ScenarioCall<unknown>) =>
  ({
    find: (tx: Tx, scope: Scope) => ownScenarioById(tx, scope, param.scenario_id),
    lock: holdScenarios,
    action: 'scenario.edit',
  }) as const;

const edit = (call: ScenarioCall<ScenarioPatch>) =>
  change(call, {
    ...edited(call),
    work: async (tx, now) => {
      const { seen, ...sent } = call.body;
      const changes = seen === undefined ? sent : joinEdits<ScenarioInput>(sent, seen, now, { names: NAMES });
      const others = (await ownScenarios(tx, call.scope, now)).filter(({ id }) => id !== now.id);
      return await updateScenario(tx, now, checked({ ...now, ...changes }, now, others));
    },
  });

export const scenarioRoutes = [
  route({
    method: 'get',
    path: '/v2/scenarios',
    summary: 'What the caller supposes of seasons of a sector and has kept, by name',
    about: 'Nobody else sees them. What follows from a scenario is computed by who opens it.',
    access: { kind: 'session', action: 'scenario.read', target: 'sector' },
    query: ScenariosQuery,
    answer: z.array(ScenarioWire),
    run: ({ scope, services, query: { clientId, sectorId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        const sector = await sectorById(tx, scope, sectorId);
        return sector?.clientId === clientId ? await ownScenarios(tx, scope, { clientId, sectorId }) : null;
      }),
  }),
  route({
    method: 'post',
    path: '/v2/scenarios',
    summary: 'Keep what the caller supposes of a season of a pest in a sector',
    about:
      'Up to 50 in a sector. Names are unique among the caller’s own of the same season, pest and sector.',
    access: { kind: 'session', action: 'scenario.edit', target: 'sector' },
    body: ScenarioBody,
    answer: ScenarioWire,
    status: 201,
    run: (call) => {
      const { clientId, sectorId } = call.body;
      return create(call, {
        action: 'scenario.edit',
        in: { clientId, sectorId, userId: call.scope.userId },
        work: (tx) => keep(tx, call.scope, call.body),
      });
    },
  }),
  route({
    method: 'put',
    path: '/v2/scenarios/{scenario_id}',
    refuses: ['conflict'],
    summary: 'Give one of the caller’s scenarios another name, or suppose something else in it',
    access: OWN,
    param: PARAM,
    body: ScenarioPatch,
    answer: ScenarioWire,
    run: edit,
  }),
  route({
    method: 'delete',
    path: '/v2/scenarios/{scenario_id}',
    summary: 'Remove one of the caller’s scenarios',
    access: OWN,
    param: PARAM,
    answer: null,
    status: 204,
    run: async (call) => {
      await change(call, { ...edited(call), work: deleteScenario });
      return null as never;
    },
  }),
];
