import type { ReactNode } from 'react';
import { useTheme } from 'styled-components';

/** Free space around the drawing, px. */
export const FRAME = 10;

export interface PictureFrameProps {
  readonly title: string;
  readonly description: string;
  /** Of the whole picture, px. */
  readonly width: number;
  readonly height: number;
  /** Free space that is kept around the drawing, px; the usual one unless said otherwise. */
  readonly inner?: number;
  /** Drawn in the picture's inner coordinates. */
  readonly children: ReactNode;
}

/** The root of a stand-alone picture: its name, description and ground, and room around what is drawn. */
export function PictureFrame({
  title,
  description,
  width,
  height,
  inner = FRAME,
  children,
}: PictureFrameProps) {
  const { color } = useTheme();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
    >
      <title>{title}</title>
      <desc>{description}</desc>
      <rect width={width} height={height} fill={color.surface} />
      <g transform={`translate(${inner},${inner})`}>{children}</g>
    </svg>
  );
}
