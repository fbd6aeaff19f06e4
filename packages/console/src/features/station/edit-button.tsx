import type { Station } from '@vigia/domain/farm';
import { Button, useWords } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { ownedStationDraft } from '../../shared/dialogs/station-draft.ts';
import { lateDialog } from '../../shared/late/late-dialog.tsx';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { useStationEdits } from './use-station-edits.ts';
import { STATION } from './words.ts';

const StationDialog = lateDialog(
  async () => (await import('../../shared/dialogs/station-dialog.tsx')).StationDialog,
);

interface EditButtonProps {
  readonly station: Station;
  readonly mayDelete: boolean;
  readonly tiles?: MapTiles | undefined;
}

/** Edits or deletes the station on its own page; after deletion the list is opened. */
export function EditButton({ station, mayDelete, tiles }: EditButtonProps) {
  const words = useWords(STATION);
  const { tree, crops, pests } = useFarm();
  const { href, go } = useNavigation();
  const edits = useStationEdits();
  const [isOpen, setOpen] = useKeptState('editing a station', false);
  const [openings, setOpenings] = useState(0);
  const isGone = useRef(false);
  return (
    <>
      <Button
        icon={Pencil}
        onPress={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {words.edit}
      </Button>
      <StationDialog
        key={openings}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          if (!isGone.current) return;
          go(href('/home'));
          edits.forget(station);
        }}
        owners={[{ ...tree, crops, pests }]}
        clientId={station.clientId}
        tiles={tiles}
        edited={ownedStationDraft(station)}
        onSave={({ clientId: _, ...draft }, _key, signal, seen) =>
          edits.save(station.id, draft, signal, seen)
        }
        onDelete={
          mayDelete
            ? async () => {
                await edits.remove(station.id);
                isGone.current = true;
              }
            : undefined
        }
      />
    </>
  );
}
