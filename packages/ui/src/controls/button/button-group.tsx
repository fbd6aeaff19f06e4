import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';

const Joined = styled(Toolbar)`
  display: inline-flex;
  max-width: 100%;

  & > button { border-radius: 0; }
  & > button + button { margin-left: -1px; }
  & > button:first-of-type { border-radius: ${RADIUS.control}px 0 0 ${RADIUS.control}px; }
  & > button:last-of-type { border-radius: 0 ${RADIUS.control}px ${RADIUS.control}px 0; }
  & > button[data-hovered], & > button[data-selected], & > button[data-focus-visible] { z-index: 1; }
`;

export interface ButtonGroupProps {
  /** Purpose of the buttons: "Acercamiento". */
  readonly label: string;
  /** Secondary buttons, icon buttons or toggles. */
  readonly children: ReactNode;
}

/**
 * Buttons that belong together, drawn as one. The Tab key stops once; arrows go from one button to the next.
 */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return <Joined aria-label={label}>{children}</Joined>;
}
