import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
/** Notes in the corner are such dialogs, too, and hold up nothing. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([role=region] *)';
const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/**
 * Takes files that are dropped anywhere on the page while no dialog is open. Without it the browser would leave the page
 * for the file, so that one beside a dialog is caught and left.
 *
 * @returns whether a file is over the page
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const isTaken = !isDialogOpen();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      setOver(isTaken);
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !isDialogOpen()) latest.current(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
    };
  }, []);
  return isOver;
}
