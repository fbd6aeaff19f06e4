import { css } from 'styled-components';

/** Two fields side by side if each has 200 px, else one below the other. */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 22px 16px;
  align-items: start;
`;
