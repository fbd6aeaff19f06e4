import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';
import { LAYOUT } from '../../theme/tokens.ts';

/** Shape of each status, in a box of 10 × 10: a filled centre, a triangle, a cross, a ring. */
export const SHAPE: Readonly<Record<Status, string>> = {
  ok: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  warning: 'M5 .8L9.6 9H.4z',
  error: 'M1.2 2.6L2.6 1.2L5 3.6L7.4 1.2L8.8 2.6L6.4 5L8.8 7.4L7.4 8.8L5 6.4L2.6 8.8L1.2 7.4L3.6 5z',
  neutral: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM5 3.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6',
};

/** Diameter, px. */
export const MARKER = 24;

/**
 * A marker: white, with a ring in the colour of its status. The touch target is larger than the visible marker.
 */
export const Dot = styled.button<{ $status: Status }>`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${MARKER}px;
  height: ${MARKER}px;
  padding: 0 4px;
  border: 3px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: ${MARKER / 2}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme, $status }) => theme.status[$status].text};
  font-size: 12px;
  font-weight: 700;
  line-height: 1;
  box-shadow: ${({ theme }) => theme.shadow.marker};
  cursor: pointer;

  path { fill: ${({ theme, $status }) => theme.status[$status].main}; }
  &:hover, &:focus-visible { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: ${(MARKER - LAYOUT.touchTarget) / 2 - 3}px;
    }
  }
`;

/** Line from a displaced marker to the position of its station. */
export const Leg = styled.i`
  position: absolute;
  top: 50%;
  left: 50%;
  z-index: -1;
  height: 2px;
  background: ${({ theme }) => theme.color.text};
  transform-origin: 0 50%;
`;
