import type { ReactElement } from 'react';
import type { ChartSeries, ChartWindow } from '../chart-series.ts';
import type { TableBands } from '../data-table/table-columns.ts';
import type { PictureSize } from './chart-picture.tsx';

export interface ChartDownloadsProps extends TableBands {
  /** Heading of the picture, name of the sheet and of the menu. */
  readonly title: string;
  /** All series in full resolution, hidden ones too; a picture's legend names the visible ones. */
  readonly series: readonly ChartSeries[];
  /** What the data files carry where it is not `series`: with the sum of all, for instance. */
  readonly records?: readonly ChartSeries[] | undefined;
  /** Without extension. */
  readonly fileName: string;
  /** The bare chart of a size, such as `<TimeChart {...props} {...size} interactive={false} />`; without it, data only. */
  readonly picture?: (size: PictureSize) => ReactElement;
  /** px of the chart inside the picture. */
  readonly size?: PictureSize;
  /** The days drawn: told under the picture's heading. */
  readonly window?: ChartWindow | undefined;
  /** Who measured: 'Vigía · Los Aromos Norte'; with the last day known it is the picture's last line. */
  readonly source?: string | undefined;
}
