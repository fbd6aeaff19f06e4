import { useMemo } from 'react';
import { useWords } from '../../words/language.tsx';
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx';
import { type SignalMeasure, signalAxis, signalBands, signalExtent } from './signal-frame.ts';
import { SIGNAL } from './words.ts';

export type { SignalMeasure };

export interface SignalChartProps
  extends Omit<TimeChartProps, 'leftAxis' | 'rightAxis' | 'leftExtent' | 'leftFromZero' | 'bands'> {
  /** Selects scale and classes: RSRP, RSRQ (4G), RSCP, Ec/Io (3G), RSSI (2G), or the mean of each day. */
  readonly measure: SignalMeasure;
}

/** How well a device receives its antenna, over the classes of its technology. Memoise as for `TimeChart`. */
export function SignalChart({ measure, ...rest }: SignalChartProps) {
  const words = useWords(SIGNAL);
  const axis = useMemo(() => signalAxis(measure, words), [measure, words]);
  const bands = useMemo(() => signalBands(measure, words), [measure, words]);
  const extent = useMemo(() => signalExtent(measure, rest.series), [measure, rest.series]);
  return <TimeChart {...rest} leftAxis={axis} leftExtent={extent} leftFromZero={false} bands={bands} />;
}
