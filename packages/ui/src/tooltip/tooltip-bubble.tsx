import { Tooltip as AriaTooltip } from 'react-aria-components';
import styled from 'styled-components';
import { textSize } from '../theme/mixins.ts';
import { usePortalContainer } from '../theme/theme.tsx';
import { MOTION } from '../theme/tokens.ts';

const Bubble = styled(AriaTooltip)`
  max-width: 260px;
  padding: 4px 8px;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.surface};
  font-size: ${textSize('small')};
  transition: opacity ${MOTION.fast};

  &[data-entering], &[data-exiting] { opacity: 0; }
`;

export interface TooltipBubbleProps {
  readonly text: string;
}

/** The words of the tooltip around it, while that is open. */
export function TooltipBubble({ text }: TooltipBubbleProps) {
  const portal = usePortalContainer();
  return (
    <Bubble offset={6} {...(portal ? { UNSTABLE_portalContainer: portal } : {})}>
      {text}
    </Bubble>
  );
}
