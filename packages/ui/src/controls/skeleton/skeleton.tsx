import type { ComponentPropsWithRef, FC } from 'react';
import { keyframes } from 'styled-components';
import { unfilled } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS length; the full width by default. */
  readonly $width?: string;
  /** CSS length; one line of text by default. */
  readonly $height?: string;
}

/** A grey placeholder for content; the region around it has `aria-busy`. */
export const Skeleton: FC<SkeletonProps> = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: inline-block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  max-width: 100%;
  border-radius: 4px;
  ${unfilled}
  vertical-align: middle;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
