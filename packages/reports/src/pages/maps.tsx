import type { ReportData, ReportStation } from '@vigia/domain/reports';
import { type GeoPosition, SitePlan, StaticMap } from '@vigia/ui/static-map';
import { useTheme } from 'styled-components';
import { shortened, WORDS } from './words.ts';

/** Default height of the drawn maps, px. */
export const MAP_HEIGHT = 285;
/** Drawn px per printed mm. */
export const PX_A_MM = 3.8;
/** Height of the heading above a map, mm. */
const HEADING = 10.6;
/** Most letters of each name below the plan, and of all names together. */
export const LONGEST_NAME = 46;
export const ALL_NAMES = 420;

type LocatedStation = ReportStation & { readonly position: GeoPosition };

interface MapsProps {
  readonly data: ReportData;
  /** px */
  readonly height: number;
  /** On a full page, the maps keep a readable size. */
  readonly isKept: boolean;
}

/** Where the stations are: on the built-in base map, and relative to each other with their numbers. */
export function Maps({ data, height, isKept }: MapsProps) {
  const { stations } = data;
  const palette = useTheme();
  const located = stations.filter((station): station is LocatedStation => station.position !== null);
  const positions = located.map(({ position }) => position);
  const named = withRoom(located);
  const withoutPosition = stations.length - located.length;
  return (
    <>
      <div
        className={isKept ? 'maps kept' : 'maps'}
        style={isKept ? { flexBasis: `${height / PX_A_MM + HEADING}mm` } : {}}
      >
        <figure>
          <h2>{WORDS.map}</h2>
          <div className="drawing">
            <StaticMap
              positions={positions}
              width={410}
              height={height}
              label={WORDS.map}
              palette={palette}
            />
          </div>
        </figure>
        <figure>
          <h2>{WORDS.plan}</h2>
          <div className="drawing">
            <SitePlan
              positions={positions}
              width={262}
              height={height}
              label={WORDS.plan}
              palette={palette}
            />
          </div>
        </figure>
      </div>
      <p className="names">
        {named.map((name, i) => (
          <span key={i}>
            <b>{i + 1}</b> {name}
            {i < named.length - 1 && ' · '}
          </span>
        ))}
        {located.length > named.length && ` · ${WORDS.more(located.length - named.length)}`}
        {withoutPosition > 0 && `${located.length > 0 ? ' · ' : ''}${WORDS.unplaced(withoutPosition)}`}
      </p>
    </>
  );
}

/** The first names, as many as fit. */
function withRoom(stations: readonly ReportStation[]): string[] {
  const names = stations.map(({ name }) => shortened(name, LONGEST_NAME));
  let letters = 0;
  return names.filter((name) => {
    letters += name.length + 5;
    return letters <= ALL_NAMES;
  });
}
