import type { ButtonProps } from 'react-aria-components';

/** What a press would do. */
type Presses = Pick<
  ButtonProps,
  'onPress' | 'onPressStart' | 'onPressEnd' | 'onPressUp' | 'onPressChange' | 'onClick' | 'type'
>;

/**
 * The props of a button whose work is under way: it keeps focus, says it is disabled and does nothing. (The library's
 * own `isPending` announces by the id of the button, which points nowhere once the button has gone.)
 */
export function pendingProps<P extends Presses>(props: P, busy: boolean): P {
  if (!busy) return props;
  const { onPress, onPressStart, onPressEnd, onPressUp, onPressChange, onClick, ...rest } = props;
  return { ...(rest as P), type: 'button', 'aria-disabled': true, 'data-busy': true };
}
