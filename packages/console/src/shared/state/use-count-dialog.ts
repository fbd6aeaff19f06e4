import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { countingUserAtom, type WantedCount, wantedCountAtom } from './count-dialog.ts';
import { useFarm } from './farm.ts';

/** A function that opens «Conteo en terreno» at a trap or a field; null: at the field of the page. */
export function useCountDialog(): (wanted: WantedCount | null) => void {
  const { user } = useFarm();
  const open = useSetAtom(countingUserAtom);
  const want = useSetAtom(wantedCountAtom);
  return useCallback(
    (wanted) => {
      want(wanted);
      open(user.id);
    },
    [want, open, user.id],
  );
}
