import { useSnackbar, useWords } from '@vigia/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { forgetAnswers, keptPhotos } from '../../shared/offline/answer-store.ts';
import {
  fieldsKept,
  forgetFieldsKept,
  keepingProgressAtom,
  keepNowAtom,
} from '../../shared/offline/keeping-state.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useIsOnline } from '../../shared/state/use-is-online.ts';
import { type DeviceStorage, ThisDeviceView } from './this-device-view.tsx';
import { THIS_DEVICE } from './words.ts';

interface ThisDeviceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** "En este teléfono", with what the browser says of its storage. */
export function ThisDeviceDialog({ isOpen, onClose }: ThisDeviceDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null;
}

const NOTHING = { photos: 0, storage: null };

function OpenDialog({ onClose }: Pick<ThisDeviceDialogProps, 'onClose'>) {
  const words = useWords(THIS_DEVICE);
  const { user, tree } = useFarm();
  const { success, notice } = useSnackbar();
  const store = useStore();
  const progress = useAtomValue(keepingProgressAtom);
  const [, setNow] = useAtom(keepNowAtom);
  const [{ photos, storage }, setFound] = useState<Found>(NOTHING);
  const isOnline = useIsOnline();
  const look = useCallback(() => void found().then(setFound), []);
  const isKeeping = progress !== null;
  // Also when the fields have just been kept.
  useEffect(() => {
    if (!isKeeping) look();
  }, [isKeeping, look]);

  const protect = async () => {
    const isGranted = await navigator.storage.persist();
    if (!isGranted) notice(words.notProtected);
    look();
  };
  const clear = async () => {
    await forgetAnswers();
    forgetFieldsKept(user.id, tree.client.id);
    store.set(keepingProgressAtom, null);
    success(words.cleared);
    look();
  };
  return (
    <ThisDeviceView
      kept={fieldsKept(user.id, tree.client.id)}
      progress={progress}
      photos={photos}
      storage={storage}
      opensAlone={navigator.serviceWorker?.controller != null}
      isInstalled={matchMedia('(display-mode: standalone)').matches}
      isOnline={isOnline}
      onKeep={() => setNow((times) => times + 1)}
      onProtect={() => void protect()}
      onClear={() => void clear()}
      onClose={onClose}
    />
  );
}

interface Found {
  readonly photos: number;
  readonly storage: DeviceStorage | null;
}

/** What is kept; nothing where the browser keeps nothing or does not say. */
async function found(): Promise<Found> {
  const [photos, estimate, isProtected] = await Promise.all([
    keptPhotos().catch(() => 0),
    navigator.storage?.estimate?.().catch(() => null),
    navigator.storage?.persisted?.().catch(() => false),
  ]);
  if (!estimate?.quota) return { photos, storage: null };
  const { usage = 0, quota } = estimate;
  return { photos, storage: { usedBytes: usage, quotaBytes: quota, isProtected: isProtected === true } };
}
