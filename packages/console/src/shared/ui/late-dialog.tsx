import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../new-version.ts';
import { useTellMissing } from './use-tell-missing.ts';

interface OpenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog in a file of its own, fetched when it is first opened: what nobody may ever open holds no screen back. It
 * stays from then on. One that cannot be had closes again, and says so.
 */
export function lateDialog<Props extends OpenProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const tellMissing = useTellMissing();
    const isWanted = isOpen && Dialog === null;
    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      loadPart(load).then(
        (loaded) => setDialog(() => loaded),
        (error: unknown) => {
          if (!isCurrent) return;
          tellMissing(error);
          onClose();
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, tellMissing, onClose]);
    return Dialog && <Dialog {...props} />;
  };
}
