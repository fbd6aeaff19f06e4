import { type AlertRule, type AlertRuleDraft, alertRuleOf } from '@vigia/domain/events';
import type { AlertRuleId, ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import {
  type AlertPreview,
  AlertPreviewWire,
  AlertRuleBody,
  AlertRulePatch,
  AlertRuleWire,
  alertRuleInput,
  alertRulesQuery,
} from '../../contract/alert-rules.ts';
import { toWire } from '../../contract/fields.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

const PATH = '/v2/alert-rules';
/** A season of a large client is read whole. */
const PREVIEW_MS = 30_000;

/** Rules by which the people of a client are alerted. */
export function alertCalls(send: Send) {
  const bodyOf = (clientId: ClientId, draft: AlertRuleDraft) =>
    z.encode(AlertRuleBody, { clientId, ...alertRuleOf(draft) });
  const change = (id: AlertRuleId, body: z.output<typeof AlertRulePatch>, signal?: AbortSignal) =>
    inDomain(
      send(`${PATH}/${id}`, AlertRuleWire, { method: 'put', body: z.encode(AlertRulePatch, body), signal }),
      alertRuleInput,
    );
  return {
    /** All of a client, archived ones too, the oldest first. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<AlertRule[]> =>
      send(PATH, z.array(AlertRuleWire), { query: toWire(alertRulesQuery, { clientId }), signal }),
    /** @param idempotencyKey made when the form opens */
    create: (
      clientId: ClientId,
      draft: AlertRuleDraft,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<AlertRule> =>
      inDomain(
        send(PATH, AlertRuleWire, { method: 'post', body: bodyOf(clientId, draft), idempotencyKey, signal }),
        alertRuleInput,
      ),
    /** @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since */
    update: (
      id: AlertRuleId,
      draft: AlertRuleDraft,
      seen?: Partial<AlertRuleDraft>,
      signal?: AbortSignal,
    ): Promise<AlertRule> => {
      const shown = seen && alertRuleOf({ ...draft, ...seen });
      return change(id, { ...alertRuleOf(draft), ...(shown && { seen: shown }) }, signal);
    },
    /** Archives it, or restores it. */
    archive: (id: AlertRuleId, archived: boolean): Promise<AlertRule> => change(id, { archived }),
    /** What a rule without errors would have alerted of in the season before. */
    preview: (clientId: ClientId, draft: AlertRuleDraft, signal?: AbortSignal): Promise<AlertPreview> =>
      inDomain(
        send(`${PATH}/preview`, AlertPreviewWire, {
          ...{ method: 'post', body: bodyOf(clientId, draft), timeout: PREVIEW_MS, signal },
        }),
        alertRuleInput,
      ),
  };
}
