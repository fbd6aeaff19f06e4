import { styled } from 'styled-components';

/** The content of the dialog, one part under the other. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  padding-top: 8px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
