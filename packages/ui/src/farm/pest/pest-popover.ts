import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** Content of the popover of a pest's or fungus' chip. */
export const PopoverBody = styled.div`
  display: grid;
  gap: 8px;
  width: min(300px, calc(100vw - 64px));

  strong { overflow-wrap: anywhere; }
  p { margin: 0; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; text-wrap: pretty; }
`;

export const PopoverFigure = styled.span`
  font-size: ${textSize('figure')};
  font-weight: 700;
`;

/** The levels of the rule; the current one is marked. */
export const PopoverLevels = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  list-style: none;
  li { display: flex; align-items: center; gap: 8px; }
  li[aria-current] { color: ${({ theme }) => theme.color.text}; font-weight: 600; }
`;
