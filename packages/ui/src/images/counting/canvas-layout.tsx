import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Body = styled.div`
  display: grid;
  gap: 12px;
  @container (min-width: 800px) { grid-template-columns: minmax(0, 1fr) 232px; gap: 16px; }
`;

/** Stands beside the photo if there is room. */
export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

/** The largest size of the photo without scrolling; square on narrow screens, which gives fingers more room. */
export const Room = styled.div`
  width: 100%;
  aspect-ratio: 1;
  max-height: max(320px, calc(100dvh - 200px));
  @container (min-width: 640px) { aspect-ratio: 4 / 3; }
`;

export const Message = styled.p`
  min-height: 1.4em;
  margin: 8px 0 0;
  font-size: ${textSize('compact')};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  @media (pointer: coarse) { display: none; }
`;
