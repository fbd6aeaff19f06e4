import { scopeOf } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import { maskFor } from '../access/demo-names.ts';
import type { Db } from '../db/pool.ts';
import { HttpProblem } from '../http/problem.ts';
import { type ArchivedClients, archivedClients } from '../stores/farm/archived-clients.ts';

/** What the sign-in knows of archived clients (decision 21). */
export interface Archive {
  /** The archived clients as the database has them now. */
  clients(): Promise<ArchivedClients>;
  /** Whether the person's own client is archived and they may not restore clients. */
  isRefused(user: User, archived: ArchivedClients): boolean;
  /** @throws {HttpProblem} client-archived: the person is refused */
  demandInUse(user: User, archived: ArchivedClients): void;
}

interface Needs {
  readonly auth: Db;
  readonly supportEmail: string;
  readonly demoEmail: string | null;
}

/** Reads archived clients from the database; the demo account reads a made-up name of its client. */
export function archive({ auth, supportEmail, demoEmail }: Needs): Archive {
  const isRefused = (user: User, archived: ArchivedClients): boolean =>
    archived.has(user.clientId) && scopeOf(user).super !== 'write';
  return {
    isRefused,
    clients: () => archivedClients(auth),
    demandInUse(user, archived) {
      if (!isRefused(user, archived)) return;
      const client_name = archived.get(user.clientId) ?? '';
      const shown = maskFor(user, demoEmail ?? undefined)({ client_id: user.clientId, client_name });
      const detail = `El cliente ${shown.client_name} está archivado. Escriba a ${supportEmail} para volver a usarlo.`;
      throw new HttpProblem('client-archived', { detail });
    },
  };
}
