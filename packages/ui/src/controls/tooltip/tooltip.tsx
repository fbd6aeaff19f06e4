import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { usePortalContainer } from '../../theme/theme.tsx';
import { MOTION } from '../../theme/tokens.ts';

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

export interface TooltipProps {
  readonly text: string;
  /** One focusable element (button or link). */
  readonly children: ReactElement;
}

/** A short description on hover and on keyboard focus. It must not be the only place of an information. */
export function Tooltip({ text, children }: TooltipProps) {
  const portal = usePortalContainer();
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <Bubble offset={6} {...(portal ? { UNSTABLE_portalContainer: portal } : {})}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}
