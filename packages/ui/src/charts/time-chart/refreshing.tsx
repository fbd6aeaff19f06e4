import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { useChartSpeech } from '../words.ts';
import { Hint } from './chart-frame.ts';

const slide = keyframes`from { left: -30%; } to { left: 100%; }`;

const Track = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 2px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.primaryTint};
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 30%;
    background: ${({ theme }) => theme.color.primary};
    animation: ${slide} 1.2s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after { width: 100%; animation: none; }
  }
`;

/** A thin moving line over a chart while newer data are loading; the known data stay in place. */
export function Refreshing() {
  const { words } = useChartSpeech();
  return (
    <>
      <Track data-part="refreshing" />
      <Hint role="status">{words.refreshing}</Hint>
    </>
  );
}
