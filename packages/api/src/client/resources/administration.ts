import type { ClientId, Sector } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ClientListAnswer } from '../../contract/client.ts';
import { InfrastructureAnswer } from '../../contract/infrastructure.ts';
import { SectorWire } from '../../contract/sector.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';
import { type AdminClient, toAdminClients } from '../to-admin.ts';

export function administrationCalls(send: Send) {
  return {
    /** One client with its people and all its things. */
    client: async (clientId: ClientId, signal?: AbortSignal): Promise<AdminClient> => {
      const answer = await send(`/v2/clients/${clientId}/infrastructure`, InfrastructureAnswer, { signal });
      const [client] = toAdminClients(answer);
      if (!client) throw new ApiError('not-found', `Client ${clientId} is not in its own tree`);
      return client;
    },
    /** A client's archived sectors, by name. */
    archivedSectors: (clientId: ClientId, signal?: AbortSignal): Promise<Sector[]> => {
      const query = { client_id: clientId, archived: 'true' };
      return send('/v2/sectors', z.array(SectorWire), { query, signal });
    },
    /** The archived clients; only people who may restore them receive any. */
    archivedClients: async (signal?: AbortSignal): Promise<{ id: ClientId; name: string }[]> => {
      const rows = await send('/v2/clients', ClientListAnswer, { query: { archived: 'true' }, signal });
      return rows.map(({ id, name }) => ({ id, name }));
    },
  };
}
