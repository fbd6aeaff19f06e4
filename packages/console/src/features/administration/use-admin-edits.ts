import { useQueryClient } from '@tanstack/react-query';
import { deviceCalls, farmEditCalls, type NewUser, peopleCalls, type SeenNode } from '@vigia/api/client';
import {
  type ClientDraft,
  type ClientId,
  type NodeDraft,
  type SectorDraft,
  USER_REFRESH_MS,
  type UserId,
} from '@vigia/domain/farm';
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

/** Sends the dialogs' edits; what they show is requested again afterwards. */
export function useAdminEdits() {
  const edits = useCalls(farmEditCalls);
  const people = useCalls(peopleCalls);
  const devices = useCalls(deviceCalls);
  const queryClient = useQueryClient();
  return useMemo(() => {
    const refresh = () => {
      for (const key of [ADMINISTRATION, 'infrastructure', 'users', 'scheduled-reports', CHANGES])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
    /** A change may be refused because the shown data is old: it is requested again in this case too. */
    const refreshed = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } finally {
        refresh();
      }
    };
    const clients = async <T>(work: Promise<T>): Promise<T> => {
      const done = await refreshed(work);
      void queryClient.invalidateQueries({ queryKey: ['clients'] });
      return done;
    };
    return {
      refresh,
      /** Everything computed depends on the measurements. */
      measured: () => void queryClient.invalidateQueries(),
      createClient: (draft: ClientDraft, key: string, signal: AbortSignal) =>
        clients(edits.createClient(draft, key, signal)),
      updateClient: (...call: Parameters<typeof edits.updateClient>) => clients(edits.updateClient(...call)),
      archiveClient: (id: ClientId, archived: boolean) => clients(edits.archiveClient(id, archived)),

      createUser: async (person: NewUser, key: string, signal: AbortSignal) => {
        const made = await people.createUser(person, key, signal);
        // The pool of users may know a new one a little later than the service says so.
        setTimeout(refresh, USER_REFRESH_MS);
        return made;
      },
      updateUser: (...call: Parameters<typeof people.updateUser>) => refreshed(people.updateUser(...call)),
      givePassword: (id: UserId) => refreshed(people.giveTemporaryPassword(id)),
      removeSecondStep: (id: UserId) => refreshed(people.removeSecondStep(id)),

      createSector: (id: ClientId, draft: SectorDraft, key: string, signal: AbortSignal) =>
        refreshed(edits.createSector(id, draft, key, signal)),
      updateSector: (...call: Parameters<typeof edits.updateSector>) =>
        refreshed(edits.updateSector(...call)),
      archiveSector: (...call: Parameters<typeof edits.archiveSector>) =>
        refreshed(edits.archiveSector(...call)),

      createSeason: (...call: Parameters<typeof edits.createSeason>) =>
        refreshed(edits.createSeason(...call)),
      removeSeason: (...call: Parameters<typeof edits.removeSeason>) =>
        refreshed(edits.removeSeason(...call)),
      openSeason: (...call: Parameters<typeof edits.openSeason>) => refreshed(edits.openSeason(...call)),
      updateSeason: (...call: Parameters<typeof edits.updateSeason>) =>
        refreshed(edits.updateSeason(...call)),

      createStation: (...call: Parameters<typeof edits.createStation>) =>
        refreshed(edits.createStation(...call)),
      updateStation: (...call: Parameters<typeof edits.updateStation>) =>
        refreshed(edits.updateStation(...call)),
      restoreStation: (...call: Parameters<typeof edits.restoreStation>) =>
        refreshed(edits.restoreStation(...call)),
      archiveStation: (...call: Parameters<typeof edits.archiveStation>) =>
        refreshed(edits.archiveStation(...call)),

      createBiofix: (...call: Parameters<typeof edits.createBiofix>) =>
        refreshed(edits.createBiofix(...call)),
      updateBiofix: (...call: Parameters<typeof edits.updateBiofix>) =>
        refreshed(edits.updateBiofix(...call)),
      removeBiofix: (...call: Parameters<typeof edits.removeBiofix>) =>
        refreshed(edits.removeBiofix(...call)),

      registerNode: (clientId: ClientId, draft: NodeDraft, key: string, signal: AbortSignal) => {
        const { serial, firmwareVersion, imei } = draft;
        const node = { clientId, serial: serial.trim(), firmwareVersion, imei: imeiOf(imei) };
        return refreshed(edits.registerNode(node, key, signal));
      },
      updateNode: ({ serial, ...draft }: NodeDraft, signal: AbortSignal, seen: Partial<NodeDraft>) =>
        refreshed(edits.updateNode(serial, nodeFields(draft), signal, nodeFields(seen))),
      decommission: (serial: string, decommissioned: boolean) =>
        refreshed(edits.updateNode(serial, { decommissioned })),
      handOver: (serial: string, clientId: ClientId, signal: AbortSignal) =>
        refreshed(edits.updateNode(serial, { clientId }, signal)),
      /** Back into service with the client it was decommissioned at. */
      restoreNode: (serial: string, clientId: ClientId) =>
        refreshed(edits.updateNode(serial, { clientId, decommissioned: false })),
      issueKey: (serial: string) => devices.issueKey(serial),
    };
  }, [edits, people, devices, queryClient]);
}
export type AdminEdits = ReturnType<typeof useAdminEdits>;
