import type { ClientId } from '@vigia/domain';
import { InfrastructureAnswer } from '../../contract/infrastructure.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';
import { type AdminClient, toAdminClients } from '../to-admin.ts';

export function administrationCalls(send: Send) {
  return {
    /** One client with its people and everything it owns. */
    client: async (clientId: ClientId, signal?: AbortSignal): Promise<AdminClient> => {
      const answer = await send(`/v2/clients/${clientId}/infrastructure`, InfrastructureAnswer, { signal });
      const [client] = toAdminClients(answer);
      if (!client) throw new ApiError('not-found', `Client ${clientId} is not in its own tree`);
      return client;
    },
  };
}
