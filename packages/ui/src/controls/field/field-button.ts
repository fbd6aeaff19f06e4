import { Button as AriaButton } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { touchReach } from '../../theme/touch-reach.ts';

/** A quiet icon button inside a field's frame. */
export const FieldButton = styled(AriaButton)`
  display: inline-flex;
  padding: 6px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &[data-hovered] { color: ${({ theme }) => theme.color.text}; }
  &[data-focus-visible] { ${focusRing} }
  ${touchReach}
`;
