import { can } from '@vigia/domain/access';
import type { SectorId } from '@vigia/domain/farm';
import { useSetAtom } from 'jotai';
import { reportingUserAtom, wantedEventAtom } from './event-dialog.ts';
import { useFarm } from './farm.ts';

/**
 * A function that opens "Nuevo Reporte" for the installation of a device in a sector (null: that of the current
 * page). Undefined for readers who may not report one.
 */
export function useInstall(): ((sectorId: SectorId | null) => void) | undefined {
  const { user, tree } = useFarm();
  const report = useSetAtom(reportingUserAtom);
  const want = useSetAtom(wantedEventAtom);
  const sectorId = tree.sectors[0]?.id ?? null;
  if (!can(user, 'event.create', { clientId: tree.client.id, sectorId })) return undefined;
  return (where) => {
    want({ kind: 'device_install', sectorId: where });
    report(user.id);
  };
}
