import type { ClientId, ScenarioId, SectorId } from '@vigia/domain/farm';
import type { KeptScenario, ScenarioInput, ScenarioOf } from '@vigia/domain/what-if';
import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import {
  ScenarioBody,
  ScenarioPatch,
  ScenarioWire,
  scenario,
  scenariosQuery,
} from '../../contract/scenario.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

const PATH = '/v2/scenarios';

/** Scenarios that the caller keeps for themselves. */
export function scenarioCalls(send: Send) {
  return {
    /** Those of one field, by name. */
    list: (clientId: ClientId, sectorId: SectorId, signal?: AbortSignal): Promise<KeptScenario[]> =>
      send(PATH, z.array(ScenarioWire), { query: toWire(scenariosQuery, { clientId, sectorId }), signal }),
    /** @param idempotencyKey made with the press: however often it is sent, one is kept */
    keep: (
      clientId: ClientId,
      which: ScenarioOf,
      input: ScenarioInput,
      idempotencyKey: string,
    ): Promise<KeptScenario> =>
      inDomain(
        send(PATH, ScenarioWire, {
          ...{ method: 'post', idempotencyKey },
          body: z.encode(ScenarioBody, { clientId, ...which, ...input }),
        }),
        scenario,
      ),
    /** @param seen as it was shown: a conflict names what was changed since on another device */
    change: (
      id: ScenarioId,
      input: Partial<ScenarioInput>,
      seen: Partial<ScenarioInput>,
    ): Promise<KeptScenario> =>
      inDomain(
        send(`${PATH}/${id}`, ScenarioWire, {
          ...{ method: 'put', body: z.encode(ScenarioPatch, { ...input, seen }) },
        }),
        scenario,
      ),
    remove: (id: ScenarioId, signal?: AbortSignal): Promise<void> =>
      send(`${PATH}/${id}`, z.undefined(), { method: 'delete', signal }),
  };
}
