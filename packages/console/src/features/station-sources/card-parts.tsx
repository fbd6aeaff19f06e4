import { styled } from 'styled-components';

/** How what a card shows is: a chip and its sentences. */
export const CardState = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 12px;
  overflow-wrap: anywhere;
  &:last-child { margin-bottom: 0; }
  span { min-width: 0; }
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
