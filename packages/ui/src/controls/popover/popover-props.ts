import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Name of the floating region. */
  readonly label: string;
  readonly placement?: NonNullable<AriaPopoverProps['placement']>;
  readonly children: ReactNode;
}
