import { styled } from '../../theme/styled.ts';

/** Position of a count on an icon: at its upper right, at the same distance in buttons of every size. */
export const BadgeCorner = styled.span`
  position: absolute;
  top: calc(50% - 19px);
  left: calc(50% + 2px);
  display: flex;
  pointer-events: none;
`;
