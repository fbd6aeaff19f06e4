import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS } from '../theme/tokens.ts';

/** The next stage of a pest or crop: a line, its name, and a date in large type. */
export const OutlookBox = styled.section`
  padding: 12px;
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  h3, p { margin: 0; text-wrap: balance; }
  h3 { color: ${({ theme }) => theme.color.text}; font-size: ${textSize('large')}; font-weight: 700; line-height: 1.3; }
  p strong { color: ${({ theme }) => theme.color.primaryStrong}; font-size: ${textSize('figure')}; }
`;
