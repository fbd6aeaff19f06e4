import { type ComponentType, useCallback } from 'react';
import { type Late, late } from './late.ts';
import { useLate } from './use-late.ts';
import { useReportMissing } from './use-report-missing.ts';

interface OpenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog once its file is there. One that cannot be had closes again, and says so. */
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

/** A dialog whose file is fetched when it is first opened: what nobody may ever open holds no screen back. */
export function lateDialog<Props extends OpenProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = late(load);
  return function LateDialog(props: Props) {
    const Dialog = useLateDialog(part, props.isOpen, props.onClose);
    return Dialog && <Dialog {...props} />;
  };
}
