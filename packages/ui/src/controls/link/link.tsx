import type { FC, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { touchReach } from '../../theme/touch-reach.ts';

/** A text link; uses the provider's `navigate` if there is one. */
export const Link: FC<LinkProps & RefAttributes<HTMLAnchorElement>> = styled(AriaLink)`
  color: ${({ theme }) => theme.color.primaryStrong};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  border-radius: 2px;

  &[data-hovered] { text-decoration-color: currentcolor; }
  &[data-focus-visible] { ${focusRing} }
  ${touchReach}
`;
