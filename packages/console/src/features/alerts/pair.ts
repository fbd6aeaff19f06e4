import { styled } from 'styled-components';

/** Two fields side by side; on narrow screens too, as they belong together. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
  align-items: start;
`;
