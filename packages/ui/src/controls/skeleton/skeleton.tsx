import type { ComponentPropsWithRef, FC } from 'react';
import { keyframes } from 'styled-components';
import { unfilled } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS length; all there is unless said. */
  readonly $width?: string;
  /** CSS length; a line of text unless said. */
  readonly $height?: string;
}

/** A grey shape where content will stand; the region around it carries `aria-busy`. */
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
