import { styled } from '../../theme/styled.ts';

/** Where a count stands on an icon: at its upper right, and as far out of it however tight the button is. */
export const BadgeCorner = styled.span`
  position: absolute;
  top: calc(50% - 19px);
  left: calc(50% + 2px);
  display: flex;
  pointer-events: none;
`;
