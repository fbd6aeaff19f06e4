import styled from 'styled-components';

/** Centred words in the place of content. */
export const NoticeBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 32px 24px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  strong { color: ${({ theme }) => theme.color.text}; font-weight: 600; }
  p { max-width: 46ch; margin: 0; }
  button { margin-top: 8px; }
`;
