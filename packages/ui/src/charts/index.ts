export { ChartLayout } from './chart-layout.tsx';
export * from './chart-series.ts';
export { ChartTable, type ChartTableProps } from './chart-table.tsx';
export { LegendCard, type LegendCardProps, LegendCards, type LegendCardsProps } from './legend-card.tsx';
export { seriesCsv } from './table-rows.ts';
export { TimeChart, type TimeChartProps } from './time-chart/time-chart.tsx';
