import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { usePortalContainer } from '../../theme/theme.tsx';
import { MOTION } from '../../theme/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

/**
 * It appears with keyframes and disappears at once. A transition would not work: React Aria cancels it when it
 * positions the box, and a box closed before that would wait for the end of the transition and stay in the
 * page, invisible.
 */
const Box = styled(AriaPopover)`
  display: flex;
  flex-direction: column;
  max-width: min(420px, calc(100vw - 16px));
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 8px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.float};
  overflow: auto;
  outline: none;

  &[data-entering] { animation: ${appear} ${MOTION.fast}; }
  &[data-exiting] { animation: none; }
`;

/** The box that floats beside its trigger: used by `Select`, `ComboBox`, `Menu` and `Popover`. */
export function Floating(props: AriaPopoverProps) {
  const portal = usePortalContainer();
  return <Box offset={6} {...(portal ? { UNSTABLE_portalContainer: portal } : {})} {...props} />;
}
