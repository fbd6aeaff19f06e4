import type { ReactNode } from 'react';
import { FONT_FAMILY } from './tokens.ts';

interface PictureSvgProps {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** The root of a picture that is complete by itself: in a page, in a file, or inside another picture. */
export const PictureSvg = ({ width, height, label, children }: PictureSvgProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    fontFamily={FONT_FAMILY}
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
);
