import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LatePart, useLatePart } from './late-part.ts';

/** What had happened to a control's button before the rest of it came. */
export interface Beginning {
  /** It was pressed: what it opens opens now. */
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
}

/** A button that stands before what it opens: `face` is for the button, `beginning` for the whole that takes its place. */
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

/** Open or not; opens once its button, which gets the focus first and gives it back afterwards, stands. */
export function useOpening({ isOpen: isAsked }: Beginning) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return { isOpen, onOpenChange: setOpen };
}

/**
 * Gives the button of the whole the focus that the one before it had: as it takes its place, for a key that comes
 * before an effect has run would be heard by nobody.
 */
export function useKeptFocus({ hasFocus }: Beginning): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(hasFocus);
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus();
  }, []);
  return button;
}
