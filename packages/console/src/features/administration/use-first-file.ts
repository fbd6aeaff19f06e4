import { useEffect, useRef } from 'react';

/** Chooses, once, the file with which a dialog was opened. */
export function useFirstFile(file: File | undefined, choose: (file: File) => Promise<unknown>): void {
  const chosen = useRef<File>(undefined);
  useEffect(() => {
    if (file === undefined || chosen.current === file) return;
    chosen.current = file;
    void choose(file);
  });
}
