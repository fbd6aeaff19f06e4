import type { ButtonProps } from 'react-aria-components';

/** Props that make a button act when it is pressed. */
type Presses = Pick<
  ButtonProps,
  'onPress' | 'onPressStart' | 'onPressEnd' | 'onPressUp' | 'onPressChange' | 'onClick' | 'type'
>;

/**
 * The props of a button whose action is running: it keeps focus, is announced as disabled and does nothing.
 * `isPending` of React Aria is not used: it announces by the id of the button, which is invalid once the button
 * is gone.
 */
export function pendingProps<P extends Presses>(props: P, busy: boolean): P {
  if (!busy) return props;
  const { onPress, onPressStart, onPressEnd, onPressUp, onPressChange, onClick, ...rest } = props;
  return { ...(rest as P), type: 'button', 'aria-disabled': true, 'data-busy': true };
}
