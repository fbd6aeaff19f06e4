import { type ReactNode, useId } from 'react';
import { PictureSvg } from '../../theme/picture-svg.tsx';
import type { Palette } from '../../theme/tokens.ts';
import { GroundLayer } from './ground-layer.tsx';
import { ScaleBar } from './map-parts.tsx';
import type { Point, Projection } from './projection.ts';

interface GroundMapProps {
  readonly projection: Projection;
  /** Positions of the markers: names must not cover them. */
  readonly points: readonly Point[];
  readonly label: string;
  readonly palette: Palette;
  /** The markers. */
  readonly children: ReactNode;
}

/** The built-in base map with its scale as one `<svg>`, with markers on it. */
export function GroundMap({ projection, points, label, palette, children }: GroundMapProps) {
  const clip = useId();
  const { width, height } = projection;
  return (
    <PictureSvg width={width} height={height} label={label}>
      <clipPath id={clip}>
        <rect width={width} height={height} rx={6} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <GroundLayer projection={projection} markers={points} palette={palette} />
        {children}
        <ScaleBar projection={projection} palette={palette} />
      </g>
    </PictureSvg>
  );
}
