import { sortSeasons } from '@vigia/domain/farm';
import { Button, useWords } from '@vigia/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LateExportDialog } from '../../shared/exports/late-export-dialog.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { SECTOR } from './words.ts';

/** Opens the export of the field in the season that is shown. */
export function ExportButton({ choice: { sector, season } }: { readonly choice: SectorChoice }) {
  const words = useWords(SECTOR);
  const { tree } = useFarm();
  const [isOpen, setOpen] = useState(false);
  const source = { client: tree.client, sectors: tree.sectors, seasons: sortSeasons(tree.seasons) };
  return (
    <>
      <Button icon={Download} onPress={() => setOpen(true)}>
        {words.export}
      </Button>
      <LateExportDialog
        // Opened for another field or season it begins with that one.
        key={`${sector.id} ${season?.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        source={source}
        sectorId={sector.id}
        seasonId={season?.id}
      />
    </>
  );
}
