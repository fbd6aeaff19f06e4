import { useQueryClient } from '@tanstack/react-query';
import { farmEditCalls } from '@vigia/api/client';
import { useCalls } from '../state/calls.ts';
import { useFarm } from '../state/farm.ts';
import { SeasonDialog } from './season-dialog.tsx';
import { SectorDialog } from './sector-dialog.tsx';

interface Opening {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Requests the tree of the client again after something was created. */
function useRefreshed() {
  const queryClient = useQueryClient();
  return async <T,>(work: Promise<T>): Promise<T> => {
    const done = await work;
    void queryClient.invalidateQueries({ queryKey: ['infrastructure'] });
    return done;
  };
}

/** Creates a sector of the client that is shown. */
export function NewSectorDialog(opening: Opening) {
  const edits = useCalls(farmEditCalls);
  const refreshed = useRefreshed();
  const { id } = useFarm().tree.client;
  return (
    <SectorDialog
      {...opening}
      onSave={(draft, key, signal) => refreshed(edits.createSector(id, draft, key, signal))}
    />
  );
}

/** Creates a season of the client that is shown. */
export function NewSeasonDialog(opening: Opening) {
  const edits = useCalls(farmEditCalls);
  const refreshed = useRefreshed();
  const { id, name } = useFarm().tree.client;
  return (
    <SeasonDialog
      {...opening}
      clientName={name}
      onSave={(draft, key, signal, _seen, confirmed) =>
        refreshed(edits.createSeason(id, draft, key, signal, confirmed))
      }
    />
  );
}
