import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

/** Facts about a component before its examples: names and values, line by line. */
export const FactSheet = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${SPACE.s}px ${SPACE.l}px;
  align-items: baseline;
  margin: ${SPACE.l}px 0 ${SPACE.xl}px;
  padding: ${SPACE.l}px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('base')};

  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
  code { font-family: ui-monospace, monospace; font-size: ${textSize('compact')}; }
`;
