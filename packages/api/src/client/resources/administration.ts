import type { ClientId } from '@vigia/domain';
import * as z from 'zod/mini';
import { ClientListAnswer, InfrastructureAnswer, SectorWire } from '../../contract/infrastructure.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';
import { type AdminClient, type AdminSector, toAdminClients, toAdminSector } from '../to-admin.ts';

export function administrationCalls(send: Send) {
  return {
    /** One client with its people and everything it owns. */
    client: async (clientId: ClientId, signal?: AbortSignal): Promise<AdminClient> => {
      const answer = await send(`/v2/clients/${clientId}/infrastructure`, InfrastructureAnswer, { signal });
      const [client] = toAdminClients(answer);
      if (!client) throw new ApiError('not-found', `Client ${clientId} is not in its own tree`);
      return client;
    },
    /** A client's archived sectors, by name. */
    archivedSectors: async (clientId: ClientId, signal?: AbortSignal): Promise<AdminSector[]> => {
      const query = { client_id: clientId, archived: 'true' };
      return (await send('/v2/sectors', z.array(SectorWire), { query, signal })).map(toAdminSector);
    },
    /** The archived clients, which only those see who restore them. */
    archivedClients: async (signal?: AbortSignal): Promise<{ id: ClientId; name: string }[]> => {
      const rows = await send('/v2/clients', ClientListAnswer, { query: { archived: 'true' }, signal });
      return rows.map((row) => ({ id: row.client_id, name: row.client_name }));
    },
  };
}
