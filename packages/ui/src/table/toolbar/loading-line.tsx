import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { TABLE } from '../words.ts';

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Track = styled.div`
  position: relative;
  z-index: 4;
  height: 3px;
  margin-bottom: -3px;
  overflow: hidden;

  &::before {
    display: block;
    width: 40%;
    height: 100%;
    background: ${({ theme }) => theme.color.primary};
    content: '';
    animation: ${slide} 1.4s ease-in-out infinite;
  }
`;

/** Shows that rows are loading again while the known ones stay visible. */
export function LoadingLine() {
  const words = useWords(TABLE);
  return <Track role="progressbar" aria-label={words.loading} />;
}
