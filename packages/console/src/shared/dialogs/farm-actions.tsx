import { can } from '@vigia/domain';
import { Button, useWords } from '@vigia/ui';
import { CalendarPlus, MapPinPlus } from 'lucide-react';
import { useCallback } from 'react';
import { useFarm } from '../state/farm.ts';
import { useKeptState } from '../state/use-kept-state.ts';
import { lateDialog } from '../ui/late-dialog.tsx';
import { useFarmEdits } from './use-farm-edits.ts';
import { DIALOGS } from './words.ts';

const SectorDialog = lateDialog(async () => (await import('./sector-dialog.tsx')).SectorDialog);
const SeasonDialog = lateDialog(async () => (await import('./season-dialog.tsx')).SeasonDialog);

/** Buttons that open the dialogs of a new field and a new season, for whoever may make them. */
export function FarmActions() {
  const words = useWords(DIALOGS);
  const { user, tree } = useFarm();
  const { createSector, createSeason } = useFarmEdits();
  const [open, setOpen] = useKeptState<'sector' | 'season' | null>('a new season or field', null);
  const close = useCallback(() => setOpen(null), []);
  const clientId = tree.client.id;
  return (
    <>
      {can(user, 'sector.create', { clientId }) && (
        <>
          <Button icon={MapPinPlus} onPress={() => setOpen('sector')}>
            {words.newSector}
          </Button>
          <SectorDialog
            key={`sector ${clientId}`}
            isOpen={open === 'sector'}
            onClose={close}
            onSave={createSector}
          />
        </>
      )}
      {can(user, 'season.create', { clientId }) && (
        <>
          <Button icon={CalendarPlus} onPress={() => setOpen('season')}>
            {words.newSeason}
          </Button>
          <SeasonDialog
            key={`season ${clientId}`}
            isOpen={open === 'season'}
            onClose={close}
            clientName={tree.client.name}
            onSave={createSeason}
          />
        </>
      )}
    </>
  );
}
