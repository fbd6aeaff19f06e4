import type { ChartState } from '../../charts/chart-series.ts';
import { stateOf } from '../../charts/chart-state.ts';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import type { ForecastNote } from './forecast-note.ts';

const Quiet = styled.p`
  margin: 4px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  text-wrap: pretty;
`;

export interface ForecastTextProps {
  readonly note: ForecastNote | null;
  readonly state: ChartState;
  readonly hasData: boolean;
}

/** Who issued the forecast, or why there is none. Shown only if there is a chart or one is loading. */
export function ForecastText({ note, state, hasData }: ForecastTextProps) {
  const shown = stateOf(state, hasData);
  if (note === null || shown === 'empty' || shown === 'error') return null;
  return <Quiet>{note.text}</Quiet>;
}
