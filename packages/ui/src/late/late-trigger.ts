import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type LatePart, useLatePart } from './late-part.ts';

/** What had happened to a control's button before the rest of it came. */
export interface Beginning {
  /** It was pressed: what it opens opens now. */
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
}

const UNTOUCHED: Beginning = { isOpen: false, hasFocus: false };

/** A button that stands before what it opens: `face` is for the button, `beginning` for the whole that takes its place. */
export function useLateTrigger<Props extends object>(part: LatePart<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const [wants, setWants] = useState(false);
  const [beginning, setBeginning] = useState(UNTOUCHED);
  const onCome = useCallback(
    () => setBeginning({ isOpen: wants, hasFocus: wants || button.current?.matches(':focus') === true }),
    [wants],
  );
  const Whole = useLatePart(part, wants, onCome);
  const face: Face = {
    ref: button,
    'aria-haspopup': true,
    'aria-expanded': false,
    onPressStart: () => setWants(true),
  };
  return { Whole, beginning, face };
}

export interface Face {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': true;
  readonly 'aria-expanded': false;
  readonly onPressStart: () => void;
}

/** Open or not; opens once its button, which gets the focus first and gives it back afterwards, stands. */
export function useOpening({ isOpen: isAsked }: Beginning) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return { isOpen, onOpenChange: setOpen };
}
