import { useQueryClient } from '@tanstack/react-query';
import {
  deviceCalls,
  farmEditCalls,
  type NewUser,
  peopleCalls,
  productCalls,
  type SeenNode,
} from '@vigia/api/client';
import { type ClientId, type NodeDraft, USER_REFRESH_MS } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { CHANGES } from './history/history-query.ts';
import { ADMINISTRATION } from './use-admin-clients.ts';

const imeiOf = (imei: string): string | null => imei.trim() || null;
/** The fields of a device that are edited, those that are given. */
const nodeFields = ({ firmwareVersion, imei }: Partial<NodeDraft>): SeenNode => ({
  ...(firmwareVersion !== undefined && { firmwareVersion }),
  ...(imei !== undefined && { imei: imeiOf(imei) }),
});

type Edits = Readonly<Record<string, (...call: never[]) => Promise<unknown>>>;

/** The same edits; `after` runs when one of them is done or refused. */
function followed<E extends Edits>(edits: E, after: () => void): E {
  const all = Object.entries(edits).map(([name, edit]) => [
    name,
    (...call: never[]) => edit(...call).finally(after),
  ]);
  return Object.fromEntries(all) as E;
}

/** Sends the dialogs' edits; what they show is requested again afterwards. */
export function useAdminEdits() {
  const farm = useCalls(farmEditCalls);
  const people = useCalls(peopleCalls);
  const products = useCalls(productCalls);
  const devices = useCalls(deviceCalls);
  const queryClient = useQueryClient();
  return useMemo(() => {
    const refresh = () => {
      for (const key of [ADMINISTRATION, 'infrastructure', 'users', 'scheduled-reports', CHANGES])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
    // A change may be refused because the shown data is old: it is requested again in this case too.
    const edits = followed(farm, refresh);
    const { updateUser, giveTemporaryPassword, removeSecondStep } = followed(people, refresh);
    const clients = async <T>(work: Promise<T>): Promise<T> => {
      const done = await work;
      void queryClient.invalidateQueries({ queryKey: ['clients'] });
      return done;
    };
    return {
      ...edits,
      ...followed(products, refresh),
      refresh,
      /** Everything computed depends on the measurements. */
      measured: () => void queryClient.invalidateQueries(),
      createClient: (...call: Parameters<typeof edits.createClient>) => clients(edits.createClient(...call)),
      updateClient: (...call: Parameters<typeof edits.updateClient>) => clients(edits.updateClient(...call)),
      archiveClient: (...call: Parameters<typeof edits.archiveClient>) =>
        clients(edits.archiveClient(...call)),

      createUser: async (person: NewUser, key: string, signal: AbortSignal) => {
        const made = await people.createUser(person, key, signal);
        // The pool of users may know a new one a little later than the service says so.
        setTimeout(refresh, USER_REFRESH_MS);
        return made;
      },
      updateUser,
      givePassword: giveTemporaryPassword,
      removeSecondStep,

      registerNode: (clientId: ClientId, draft: NodeDraft, key: string, signal: AbortSignal) => {
        const { serial, firmwareVersion, imei } = draft;
        const node = { clientId, serial: serial.trim(), firmwareVersion, imei: imeiOf(imei) };
        return edits.registerNode(node, key, signal);
      },
      updateNode: ({ serial, ...draft }: NodeDraft, signal: AbortSignal, seen: Partial<NodeDraft>) =>
        edits.updateNode(serial, nodeFields(draft), signal, nodeFields(seen)),
      decommission: (serial: string, decommissioned: boolean) => edits.updateNode(serial, { decommissioned }),
      handOver: (serial: string, clientId: ClientId, signal: AbortSignal) =>
        edits.updateNode(serial, { clientId }, signal),
      /** Back into service with the client it was decommissioned at. */
      restoreNode: (serial: string, clientId: ClientId) =>
        edits.updateNode(serial, { clientId, decommissioned: false }),
      issueKey: (serial: string) => devices.issueKey(serial),
    };
  }, [farm, people, products, devices, queryClient]);
}
export type AdminEdits = ReturnType<typeof useAdminEdits>;
