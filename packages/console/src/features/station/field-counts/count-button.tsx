import type { Station } from '@vigia/domain/farm';
import { Button, useWords } from '@vigia/ui';
import { Bug } from 'lucide-react';
import { useCountDialog } from '../../../shared/state/use-count-dialog.ts';
import { STATION_COUNTS } from './words.ts';

/** Opens «Conteo en terreno» at the trap of this page. */
export function CountButton({ station: { id, sectorId } }: { readonly station: Station }) {
  const words = useWords(STATION_COUNTS);
  const count = useCountDialog();
  return (
    <Button variant="primary" icon={Bug} onPress={() => count({ sectorId, stationId: id })}>
      {words.count}
    </Button>
  );
}
