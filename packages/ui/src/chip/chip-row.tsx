import styled from 'styled-components';

/** Chips side by side, wrapping. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Health icons side by side, close together. */
export const IconRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1px;
  margin-left: -3px;
`;
