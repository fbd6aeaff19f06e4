import styled, { keyframes } from 'styled-components';
import { unfilled } from '../theme/mixins.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A grey shape where content will stand; the region around it carries `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  /** CSS length. */
  readonly $width?: string;
  readonly $height?: string;
}>`
  display: inline-block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  max-width: 100%;
  border-radius: 4px;
  ${unfilled}
  vertical-align: middle;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
