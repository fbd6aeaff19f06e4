import { css } from 'styled-components';
import { MEDIA } from './mixins.ts';
import { LAYOUT } from './tokens.ts';

/** On a touch screen a finger meets a target of full size around something smaller; the layout stays. */
export const touchReach = css`
  ${MEDIA.touch} {
    position: relative;
    &::after {
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, ${LAYOUT.touchTarget}px);
      height: max(100%, ${LAYOUT.touchTarget}px);
      content: '';
      transform: translate(-50%, -50%);
    }
  }
`;
