import { visuallyHidden } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { MOTION, OPACITY, RADIUS } from '../../theme/tokens.ts';

export const Figure = styled.figure`
  position: relative;
  min-width: 0;
  margin: 0;

  [data-series], [data-spread], [data-provenance] { transition: opacity ${MOTION.slow}; }
  &[aria-busy='true'] :is([data-series], [data-spread], [data-provenance]) { opacity: ${OPACITY.waiting}; }
  @media (prefers-reduced-motion: reduce) {
    [data-series], [data-spread], [data-provenance] { transition: none; }
  }
`;

/** Cuts off a picture of guessed width until the available width is measured. */
export const Served = styled.div`overflow: hidden;`;

export const Hint = styled.p`${visuallyHidden}`;

/** Text in the middle of a drawn but empty frame. */
export const Note = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: 0 60px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  pointer-events: none;
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  border: 1px dashed ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.control}px;
`;

/** A grey placeholder with the chart's own layout: titles, plot with its axis, dates. */
export const Bones = styled.div`
  display: grid;
  grid-template: 22px 1fr 26px / 46px 1fr 40px;
  gap: 6px 0;
  align-items: center;

  & > div {
    grid-area: 2 / 2;
    align-self: stretch;
    border: solid ${({ theme }) => theme.color.line};
    border-width: 0 0 1px;
    background: repeating-linear-gradient(
      to top,
      transparent 0 11%,
      ${({ theme }) => theme.color.line} 11% calc(11% + 1px)
    );
    opacity: ${({ theme }) => (theme.mode === 'sol' ? OPACITY.gridSol : OPACITY.waiting)};
  }
`;
