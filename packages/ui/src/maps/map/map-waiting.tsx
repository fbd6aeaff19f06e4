import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { MAP } from './words.ts';

const breathe = keyframes`50% { opacity: 0.55; }`;

/** A placeholder of sea and land without names. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  background: linear-gradient(
    100deg,
    ${({ theme }) => theme.map.water} 0 34%,
    ${({ theme }) => theme.map.home} 34% 58%,
    ${({ theme }) => theme.map.land} 58%
  );
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Words = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: 0;
  color: ${({ theme }) => theme.map.label};
`;

/** Stands in the map's place while it loads. */
export function MapWaiting() {
  const words = useWords(MAP);
  return (
    <>
      <Ground aria-hidden />
      <Words role="status">{words.loading}</Words>
    </>
  );
}
