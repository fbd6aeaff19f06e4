import { can } from '@vigia/domain/access';
import { isCountedByHand, isTrapped, type Station } from '@vigia/domain/farm';
import { Button, useWords } from '@vigia/ui';
import { Bug } from 'lucide-react';
import { useMemo } from 'react';
import { useFarm } from '../state/farm.ts';
import { useCountDialog } from '../state/use-count-dialog.ts';
import { COMMON } from '../words.ts';

interface CountTrapsButtonProps {
  /** Those of a list. */
  readonly stations: readonly Station[];
}

/** Opens «Conteo en terreno» with the traps of a list that people count; nothing where there are none. */
export function CountTrapsButton({ stations }: CountTrapsButtonProps) {
  const words = useWords(COMMON);
  const { tree, user } = useFarm();
  const count = useCountDialog();
  const clientId = tree.client.id;
  const traps = useMemo(
    () =>
      stations.filter(
        (station) =>
          !station.archived &&
          isCountedByHand(station) &&
          station.pestId !== null &&
          isTrapped(station.pestId) &&
          can(user, 'event.create', { clientId, sectorId: station.sectorId }),
      ),
    [stations, user, clientId],
  );
  const [first] = traps;
  if (first === undefined) return null;
  const start = { sectorId: first.sectorId, stationId: null, stationIds: traps.map(({ id }) => id) };
  return (
    <Button icon={Bug} onPress={() => count(start)}>
      {words.countTraps(traps.length)}
    </Button>
  );
}
