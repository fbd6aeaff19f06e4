import type { ChartSeries } from '../../chart-series.ts';

type Mirrored = Pick<ChartSeries, 'isMirrored'>;

/** Where on its axis a value is drawn: a mirrored series hangs from 0. */
export const drawnAt = ({ isMirrored }: Mirrored, value: number): number => (isMirrored ? -value : value);
