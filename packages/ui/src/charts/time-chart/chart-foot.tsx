import type { ReactNode } from 'react';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import { OPACITY } from '../../theme/tokens.ts';
import type { ChartSeries, ChartSpan, Provenance } from '../chart-series.ts';
import { spreadText } from '../provenance.ts';
import { useChartSpeech } from '../words.ts';
import { Mark } from './cursor/cursor-parts.ts';
import { isSolid, markPath, provenancesOf } from './plan/point-marks.ts';
import { SPAN } from './plan/shapes.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 8px;
  font-size: ${textSize('compact')};
  color: ${({ theme }) => theme.color.muted};
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 6px; }
  svg { flex: none; overflow: visible; }
`;

const Bar = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  svg { flex: none; }
`;

const Notes = styled.ul`
  flex-basis: 100%;
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: flex-start; gap: 6px; overflow-wrap: anywhere; }
  svg { flex: none; }
`;

/** Height of the foot with the buttons of the zoom, px. */
export const ZOOM_ROOM = 48;

export interface ChartFootProps {
  /** Visible series. */
  readonly series: readonly ChartSeries[];
  /** Bars that are drawn. */
  readonly spans?: readonly ChartSpan[];
  /** What had to be corrected in the data, in words for the reader. */
  readonly notes: readonly string[];
  /** The buttons of the zoom, if the chart has a zoom. */
  readonly children?: ReactNode;
}

/** Below the plot: what the marks mean, what was corrected, and the zoom. Empty when none of them applies. */
export function ChartFoot({ series, spans = [], notes, children }: ChartFootProps) {
  const speech = useChartSpeech();
  const { words } = speech;
  const provenances = provenancesOf(series);
  const spreads = series.filter(({ kind, spread }) => spread && kind !== 'band');
  const bar = spans[0];
  const hasKey = provenances.length + spreads.length > 0;
  if (!hasKey && !bar && notes.length === 0 && !children) return null;
  return (
    <Foot>
      {hasKey && (
        <Key aria-label={words.provenance}>
          {provenances.map((one) => (
            <li key={one}>
              <ProvenanceSign provenance={one} />
              {words.origins[one]}
            </li>
          ))}
          {[...new Set(spreads.map((one) => spreadText(one, speech)))].map((text) => (
            <li key={text}>
              {spreads
                .filter((one) => spreadText(one, speech) === text)
                .map(({ id, color }) => (
                  <Mark key={id} $color={color} $kind="band" />
                ))}
              {text}
            </li>
          ))}
        </Key>
      )}
      {bar && (
        <Bar>
          <BarSign kind={bar.kind} />
          {words.protectedDays}
        </Bar>
      )}
      {children}
      {notes.length > 0 && (
        <Notes aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>
              <StatusIcon status="warning" size={16} />
              {note}
            </li>
          ))}
        </Notes>
      )}
    </Foot>
  );
}

function BarSign({ kind }: Pick<ChartSpan, 'kind'>) {
  const palette = useTheme();
  return (
    <svg width={16} height={SPAN} aria-hidden="true">
      <rect width={16} height={SPAN} fill={palette.marker[kind]} fillOpacity={OPACITY.lasting} />
    </svg>
  );
}

export function ProvenanceSign({ provenance }: { readonly provenance: Provenance }) {
  return (
    <svg width={12} height={12} aria-hidden="true">
      <path
        d={markPath(provenance, 6, 6, 4)}
        fill={isSolid(provenance) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </svg>
  );
}
