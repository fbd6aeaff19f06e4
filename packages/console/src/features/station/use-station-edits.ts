import { useQueryClient } from '@tanstack/react-query';
import { farmEditCalls } from '@vigia/api/client';
import type { Station, StationId } from '@vigia/domain/farm';
import { useCalls } from '../../shared/state/calls.ts';
import { useReplaceStation } from '../../shared/state/replace-station.ts';

/** Edits of a super administrator on a station's page; the client's data is updated at once. */
export function useStationEdits() {
  const edits = useCalls(farmEditCalls);
  const queryClient = useQueryClient();
  const replace = useReplaceStation();
  const refresh = () => {
    for (const key of ['administration', 'infrastructure', 'station'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
  return {
    save: async (...call: Parameters<typeof edits.updateStation>): Promise<void> => {
      replace(await edits.updateStation(...call));
      refresh();
    },
    remove: (id: StationId): Promise<void> => edits.archiveStation(id),
    /** Removes a deleted station from what is shown. */
    forget: (station: Station): void => {
      replace({ ...station, archived: true });
      refresh();
    },
  };
}
