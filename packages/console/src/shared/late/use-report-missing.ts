import { useSnackbar, useWords } from '@vigia/ui';
import { useCallback } from 'react';
import { PartMissing, tab } from '../new-version.ts';
import { COMMON } from '../words.ts';

/** Notifies the reader why a dialog did not open: a newer build, with a button to reload, or no connection. */
export function useReportMissing(): (error: unknown) => void {
  const words = useWords(COMMON);
  const { failure } = useSnackbar();
  return useCallback(
    (error) => {
      const isNewVersion = error instanceof PartMissing && error.isNewVersion;
      if (!isNewVersion) return failure(words.dialogNotLoaded);
      failure(words.newVersion, {
        duration: 'long',
        action: { label: words.update, onPress: () => tab.reload() },
      });
    },
    [failure, words.update, words.newVersion, words.dialogNotLoaded],
  );
}
