import { FONT_FAMILY, RADIUS } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useTheme } from 'styled-components';

/** Free space around the drawing by default, px. */
export const FRAME = 10;

export interface PictureFrameProps {
  readonly title: string;
  readonly description: string;
  /** Size of the whole picture, px. */
  readonly width: number;
  readonly height: number;
  /** Free space around the drawing, px; `FRAME` by default. */
  readonly inner?: number;
  /** Colour of the frame, if it has a meaning. */
  readonly line?: string;
  /** Drawn in the picture's inner coordinates. */
  readonly children: ReactNode;
}

/**
 * The root of a stand-alone picture: its name, description and background, and the space around the drawing. In
 * an element of a partner's page the background is that of the page, by the elements' custom properties.
 */
export function PictureFrame({
  title,
  description,
  width,
  height,
  inner = FRAME,
  line,
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
      fontFamily={`var(--vigia-font-family,${FONT_FAMILY})`}
    >
      <title>{title}</title>
      <desc>{description}</desc>
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={`var(--vigia-radius,${RADIUS.card}px)`}
        fill={`var(--vigia-background,${color.surface})`}
        stroke={`var(--vigia-border,${line ?? color.line})`}
      />
      <g transform={`translate(${inner},${inner})`}>{children}</g>
    </svg>
  );
}
