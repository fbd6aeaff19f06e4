import type { NewServiceToken, ServiceToken } from '@vigia/domain/access';
import type { ClientId, ProgramId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import {
  type MadeServiceToken,
  ServiceTokenAnswer,
  ServiceTokenBody,
  ServiceTokenRotation,
  ServiceTokenWire,
  serviceTokensQuery,
} from '../../contract/service-tokens.ts';
import type { Send } from '../http.ts';

const PATH = '/v2/service-tokens';

/** Programs of a client and their tokens. A secret is in the answer that makes it, and in no other. */
export function serviceTokenCalls(send: Send) {
  return {
    /** All of a client, newest first. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<ServiceToken[]> =>
      send(PATH, z.array(ServiceTokenWire), { query: toWire(serviceTokensQuery, { clientId }), signal }),
    create: (clientId: ClientId, token: NewServiceToken, signal?: AbortSignal): Promise<MadeServiceToken> =>
      send(PATH, ServiceTokenAnswer, {
        method: 'post',
        body: z.encode(ServiceTokenBody, { clientId, ...token }),
        signal,
      }),
    /** A new secret; the one before is accepted for some hours more. */
    rotate: (
      id: ProgramId,
      rotation: ServiceTokenRotation,
      signal?: AbortSignal,
    ): Promise<MadeServiceToken> =>
      send(`${PATH}/${id}/rotate`, ServiceTokenAnswer, {
        method: 'post',
        body: z.encode(ServiceTokenRotation, rotation),
        signal,
      }),
    end: (id: ProgramId, signal?: AbortSignal): Promise<ServiceToken> =>
      send(`${PATH}/${id}/end`, ServiceTokenWire, { method: 'post', signal }),
  };
}
