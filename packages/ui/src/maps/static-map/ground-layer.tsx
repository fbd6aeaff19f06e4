import type { Palette } from '../../theme/tokens.ts';
import { groundOf } from './ground.ts';
import { mapNames, NAME_OFFSET } from './map-names.ts';
import { MARKER_SIZE } from './map-parts.tsx';
import type { Point, Projection } from './projection.ts';

interface GroundLayerProps {
  readonly projection: Projection;
  /** Positions of the markers: names must not cover them. */
  readonly markers: readonly Point[];
  readonly palette: Palette;
}

/** The built-in base map: sea, countries, borders of regions, and names if there is room. */
export function GroundLayer({ projection, markers, palette: { map } }: GroundLayerProps) {
  const { width, height } = projection;
  const ground = groundOf(projection);
  const names = mapNames(projection, markers, MARKER_SIZE);
  return (
    <>
      <rect width={width} height={height} fill={map.water} />
      <path d={ground.far} fill={map.land} />
      <path d={ground.land} fill={map.land} stroke={map.border} strokeWidth={0.8} />
      <path d={ground.home} fill={map.home} stroke={map.border} strokeWidth={0.8} />
      <path d={ground.regions} fill="none" stroke={map.border} strokeWidth={0.8} strokeDasharray="4 3" />
      {names.map(({ name, kind, x, y, fontSize }) => {
        const isPoint = kind === 'city' || kind === 'town';
        return (
          <g key={`${kind} ${name}`} fill={map.label} fontSize={fontSize}>
            {isPoint && <circle cx={x} cy={y} r={1.8} />}
            <text
              x={isPoint ? x + NAME_OFFSET : x}
              y={y + fontSize / 3}
              textAnchor={isPoint ? 'start' : 'middle'}
              letterSpacing={isPoint ? undefined : 1}
              opacity={isPoint ? 1 : 0.7}
              fontWeight={kind === 'city' ? 600 : 400}
            >
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}
