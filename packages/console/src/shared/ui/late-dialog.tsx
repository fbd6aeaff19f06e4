import { useSnackbar } from '@vigia/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { WORDS } from '../words.ts';

interface OpenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog in a file of its own, fetched when it is first opened: what nobody may ever open holds no screen back. It
 * stays from then on, and with it what was typed there. One that cannot be had closes again, and says so.
 */
export function lateDialog<Props extends OpenProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const { failure } = useSnackbar();
    const isWanted = isOpen && Dialog === null;
    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      load().then(
        (loaded) => setDialog(() => loaded),
        () => {
          if (!isCurrent) return;
          failure(WORDS.dialogNotLoaded);
          onClose();
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, failure, onClose]);
    return Dialog && <Dialog {...props} />;
  };
}
