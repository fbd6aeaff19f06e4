import { can } from '@vigia/domain/access';
import { hrefWith, type SectorId } from '@vigia/domain/farm';
import { Button, LinkButton, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { spareDevices } from '../dialogs/spare-devices.ts';
import { useFarm } from '../state/farm.ts';
import { useFilters } from '../state/use-filters.ts';
import { useInstall } from '../state/use-install.ts';
import { PIECES } from './words.ts';

/** Whether the client has a device that can be installed. */
export function useHasSpare(): boolean {
  return spareDevices(useFarm().tree).length > 0;
}

/**
 * A button that leads to a new station: the event of an installation or, without a spare device, the form that
 * registers one. Null for readers who may do neither.
 *
 * @param sectorId the sector of the installation; null: that of the current page
 */
export function useInstallWay(sectorId: SectorId | null): ReactNode {
  const words = useWords(PIECES);
  const { tree, user, isRoot } = useFarm();
  const filters = useFilters();
  const install = useInstall();
  const hasSpare = useHasSpare();
  if (hasSpare) {
    if (!install) return null;
    return (
      <Button variant="primary" onPress={() => install(sectorId)}>
        {words.install}
      </Button>
    );
  }
  if (!isRoot || !can(user, 'node.create', { clientId: tree.client.id })) return null;
  return (
    <LinkButton
      variant="primary"
      href={hrefWith('/admin/stations', { ...filters, company: tree.client.id }, 'agregar-con-dispositivo')}
    >
      {words.installNew}
    </LinkButton>
  );
}
