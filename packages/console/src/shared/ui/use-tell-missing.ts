import { useSnackbar } from '@vigia/ui';
import { useCallback } from 'react';
import { PartMissing, tab } from '../new-version.ts';
import { WORDS } from '../words.ts';

/** Says why a dialog did not open: a newer build is there, and leads to it, or the line is down. */
export function useTellMissing(): (error: unknown) => void {
  const { failure } = useSnackbar();
  return useCallback(
    (error) => {
      const isNewVersion = error instanceof PartMissing && error.isNewVersion;
      if (!isNewVersion) return failure(WORDS.dialogNotLoaded);
      failure(WORDS.newVersion, {
        duration: 'long',
        action: { label: WORDS.update, onPress: () => tab.reload() },
      });
    },
    [failure],
  );
}
