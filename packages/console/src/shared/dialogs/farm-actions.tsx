import { can } from '@vigia/domain/access';
import { Button, useWords } from '@vigia/ui';
import { CalendarPlus, MapPinPlus } from 'lucide-react';
import { useCallback } from 'react';
import { lateDialog } from '../late/late-dialog.tsx';
import { useFarm } from '../state/farm.ts';
import { useKeptState } from '../state/use-kept-state.ts';
import { DIALOGS } from './words.ts';

const NewSectorDialog = lateDialog(async () => (await import('./farm-dialogs.tsx')).NewSectorDialog);
const NewSeasonDialog = lateDialog(async () => (await import('./farm-dialogs.tsx')).NewSeasonDialog);

/** Buttons that open the dialogs of a new sector and a new season, for users who may create them. */
export function FarmActions() {
  const words = useWords(DIALOGS);
  const { user, tree } = useFarm();
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
          <NewSectorDialog key={`sector ${clientId}`} isOpen={open === 'sector'} onClose={close} />
        </>
      )}
      {can(user, 'season.create', { clientId }) && (
        <>
          <Button icon={CalendarPlus} onPress={() => setOpen('season')}>
            {words.newSeason}
          </Button>
          <NewSeasonDialog key={`season ${clientId}`} isOpen={open === 'season'} onClose={close} />
        </>
      )}
    </>
  );
}
