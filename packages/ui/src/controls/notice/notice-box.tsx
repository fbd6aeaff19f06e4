import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** Centred text instead of content. */
export const NoticeBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  padding: 32px 24px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  & > svg { flex: none; }
  strong { max-width: 60ch; color: ${({ theme }) => theme.color.text}; font-weight: 600; overflow-wrap: anywhere; }
  p { max-width: 46ch; margin: 0; overflow-wrap: anywhere; text-wrap: pretty; }
  small { font-size: ${textSize('small')}; user-select: all; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px; margin-top: 8px; }
  & > button { margin-top: 8px; }
`;
