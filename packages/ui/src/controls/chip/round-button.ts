import { Button as AriaButton } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { touchReach } from '../../theme/touch-reach.ts';

const TOUCH = LAYOUT.touchTarget - 8;

/** The small round button at the end of a chip that removes it. */
export const RoundButton = styled(AriaButton)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &[data-hovered] { background: ${({ theme }) => theme.color.surface}; }
  &[data-focus-visible] { ${focusRing} }
  @media (pointer: coarse) { width: ${TOUCH}px; height: ${TOUCH}px; }
  ${touchReach}
`;
