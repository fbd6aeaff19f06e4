import { LoaderCircle, type LucideProps } from 'lucide-react';
import type { FC } from 'react';
import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** A small sign of running work beside text. For a whole screen, use `Skeleton`. */
export const Spinner: FC<LucideProps> = styled(LoaderCircle).attrs({ 'aria-hidden': true, size: 18 })`
  animation: ${turn} 900ms linear infinite;
`;
