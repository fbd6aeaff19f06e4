import { styled } from 'styled-components';

/** A line that explains. */
export const Quiet = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
`;
