export { ChartLayout } from './chart-layout.tsx';
export * from './chart-series.ts';
export { ChartTable, type ChartTableProps } from './chart-table.tsx';
export { ChartTools } from './chart-tools.tsx';
export type { ChartDownloadsProps, PictureSize } from './download/chart-downloads.tsx';
export { seriesCsv, seriesSheet } from './download/series-sheet.ts';
export { LegendCard, type LegendCardProps, LegendCards, type LegendCardsProps } from './legend-card.tsx';
export { TimeChart, type TimeChartProps } from './time-chart/time-chart.tsx';
