import { can } from '@vigia/domain/access';
import type { SectorId } from '@vigia/domain/farm';
import { useSetAtom } from 'jotai';
import { reportingUserAtom, type WantedEvent, wantedEventAtom } from './event-dialog.ts';
import { useFarm } from './farm.ts';

/** A function that opens "Nuevo Reporte" with what is wanted. Undefined for readers who may not report. */
export function useReport(): ((wanted: WantedEvent) => void) | undefined {
  const { user, tree } = useFarm();
  const report = useSetAtom(reportingUserAtom);
  const want = useSetAtom(wantedEventAtom);
  const sectorId = tree.sectors[0]?.id ?? null;
  if (!can(user, 'event.create', { clientId: tree.client.id, sectorId })) return undefined;
  return (wanted) => {
    want(wanted);
    report(user.id);
  };
}

/**
 * A function that opens "Nuevo Reporte" for the installation of a device in a sector (null: that of the current
 * page). Undefined for readers who may not report one.
 */
export function useInstall(): ((sectorId: SectorId | null) => void) | undefined {
  const report = useReport();
  return report && ((sectorId) => report({ kind: 'device_install', sectorId }));
}
