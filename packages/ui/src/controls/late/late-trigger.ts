import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LatePart, useLatePart } from './late-part.ts';

/** What happened to a control's button before its late part was loaded. */
export interface Beginning {
  /** It was pressed: the part opens at once. */
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
}

/**
 * A button that is shown before the part it opens. `face` has the props of the button, `beginning` those of the
 * complete control that replaces it.
 */
export function useLateTrigger<Props extends object>(part: LatePart<Props>) {
  const [wants, setWants] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const Whole = useLatePart(part, wants);
  const beginning: Beginning = { isOpen: wants, hasFocus: wants || isFocused };
  const face: Face = {
    'aria-haspopup': true,
    'aria-expanded': false,
    onPressStart: () => setWants(true),
    onFocusChange: setFocused,
  };
  return { Whole, beginning, face };
}

export interface Face {
  readonly 'aria-haspopup': true;
  readonly 'aria-expanded': false;
  readonly onPressStart: () => void;
  readonly onFocusChange: (isFocused: boolean) => void;
}

/**
 * Open state of a control. A press before the part was loaded opens it after its button has rendered, so that
 * the button can have the focus first and get it back afterwards.
 */
export function useOpening({ isOpen: isWanted }: Beginning) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  return { isOpen, onOpenChange: setOpen };
}

/**
 * Gives the button of the complete control the focus that its predecessor had. This happens in a layout effect:
 * a key pressed before a normal effect would be lost.
 */
export function useKeptFocus({ hasFocus }: Beginning): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(hasFocus);
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus();
  }, []);
  return button;
}
