import { type ComponentType, useCallback } from 'react';
import { type Late, late } from './late.ts';
import { useLate } from './use-late.ts';
import { useReportMissing } from './use-report-missing.ts';

interface OpenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog after its file is loaded. If loading fails, the dialog closes and the reader is notified. */
export function useLateDialog<Props extends object>(
  part: Late<Props>,
  isOpen: boolean,
  onClose: () => void,
): ComponentType<Props> | undefined {
  const reportMissing = useReportMissing();
  const onMissing = useCallback(
    (error: unknown) => {
      reportMissing(error);
      onClose();
    },
    [reportMissing, onClose],
  );
  return useLate(part, isOpen, onMissing);
}

/** A dialog whose file is loaded when it is first opened, so that it does not delay the screen. */
export function lateDialog<Props extends OpenProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = late(load);
  return function LateDialog(props: Props) {
    const Dialog = useLateDialog(part, props.isOpen, props.onClose);
    return Dialog && <Dialog {...props} />;
  };
}
