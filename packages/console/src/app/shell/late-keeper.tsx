import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { late } from '../../shared/late/late.ts';
import { useLate } from '../../shared/late/use-late.ts';
import { keepNowAtom } from '../../shared/offline/keeping-state.ts';
import { useFirstPaint } from '../../shared/state/use-first-paint.ts';

/** The screen that is being read comes first, ms. */
const LATER_MS = 10_000;

const keeper = late(async () => (await import('../../shared/offline/field-keeper.tsx')).FieldKeeper);
/** It begins again with the next visit. */
const ignore = () => undefined;

/** A phone or tablet, or an installed console, that opens without a network and whose owner does not save data. */
function isForTheField(): boolean {
  const { connection, serviceWorker } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  const opensAlone = serviceWorker?.controller != null;
  const isCarried = matchMedia('(pointer: coarse), (display-mode: standalone)').matches;
  return opensAlone && isCarried && connection?.saveData !== true;
}

/** Keeps the fields on a device that is taken there, or wherever somebody asks for it. */
export function LateKeeper() {
  const isPainted = useFirstPaint();
  const isAsked = useAtomValue(keepNowAtom) > 0;
  const [isForField, setForField] = useState(false);
  useEffect(() => {
    if (!isPainted) return undefined;
    const timer = setTimeout(() => setForField(isForTheField()), LATER_MS);
    return () => clearTimeout(timer);
  }, [isPainted]);
  const isWanted = isAsked || isForField;
  const Keeper = useLate(keeper, isWanted, ignore);
  return Keeper && isWanted ? <Keeper /> : null;
}
