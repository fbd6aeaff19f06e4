import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components';
import { type LatePart, useLatePart } from './late-part.ts';

/** What happened to a control's button before its late part was loaded. */
export interface Beginning {
  /** It was pressed: the part opens at once. */
  readonly isOpen: boolean;
  /** It was pressed by a key or a screen reader, which go on to the first entry of a list. */
  readonly isByKey: boolean;
  readonly hasFocus: boolean;
}

/**
 * A button that is shown before the part it opens. `face` has the props of the button, `beginning` those of the
 * complete control that replaces it.
 */
export function useLateTrigger<Props extends object>(part: LatePart<Props>) {
  const [pressedBy, setPressedBy] = useState<PressEvent['pointerType']>();
  const wants = pressedBy !== undefined;
  const [isFocused, setFocused] = useState(false);
  const Whole = useLatePart(part, wants);
  const isByKey = pressedBy === 'keyboard' || pressedBy === 'virtual';
  const beginning: Beginning = { isOpen: wants, isByKey, hasFocus: wants || isFocused };
  const face: Face = {
    'aria-haspopup': true,
    'aria-expanded': false,
    onPressStart: ({ pointerType }) => setPressedBy(pointerType),
    onFocusChange: setFocused,
  };
  return { Whole, beginning, face };
}

export interface Face {
  readonly 'aria-haspopup': true;
  readonly 'aria-expanded': false;
  readonly onPressStart: (press: PressEvent) => void;
  readonly onFocusChange: (isFocused: boolean) => void;
}

/**
 * Open state of a control. A press before the part was loaded opens it after its button has rendered, so that
 * the button can have the focus first and get it back afterwards. React Aria does not know of that press:
 * `autoFocus` is for the list, whose first entry has the focus if it was opened by a key.
 */
export function useOpening({ isOpen: isWanted, isByKey }: Beginning) {
  const [opening, setOpening] = useState<Opening>(CLOSED);
  useEffect(() => {
    if (isWanted) setOpening(isByKey ? { isOpen: true, autoFocus: 'first' } : { isOpen: true });
  }, [isWanted, isByKey]);
  return { ...opening, onOpenChange: (isOpen: boolean) => setOpening({ isOpen }) };
}

interface Opening {
  readonly isOpen: boolean;
  readonly autoFocus?: 'first';
}

const CLOSED: Opening = { isOpen: false };

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
