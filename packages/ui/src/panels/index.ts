export {
  CapturePanel,
  type CapturePanelProps,
  type CaptureView,
  type ModelCaptures,
  type StationCaptures,
} from './captures/capture-panel.tsx';
export { IncrementPanel, type IncrementPanelProps, incrementSeries } from './captures/increment-panel.tsx';
export { ChartHeading, type ChartHeadingProps, headingLines } from './chart-heading.tsx';
export type { ChartSpec } from './chart-spec.ts';
export { type ChillData, type ChillForecast, ChillPanel, type ChillPanelProps } from './chill-panel.tsx';
export { axesOf as chillAxes, chillSeries, onAxes as chillOnAxes } from './chill-series.ts';
export { climateCharts } from './climate-charts.ts';
export {
  type ClimateData,
  type ClimateForecast,
  ClimatePanel,
  type ClimatePanelProps,
} from './climate-panel.tsx';
export { type CropData, CropPanel, type CropPanelProps } from './crop/crop-panel.tsx';
export { cropBands, degreeHourSeries } from './crop/crop-series.ts';
export { type CropSpeech, SPANISH_CROPS } from './crop/words.ts';
export { dailyChartSeries } from './daily-chart-series.ts';
export { DegreeDayChart, type DegreeDayChartProps, degreeDayAxes } from './degree-days/degree-day-chart.tsx';
export type { DegreeDayData, PanelMarker } from './degree-days/degree-day-data.ts';
export {
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  type MarkerChoice,
  protectedSpans,
  shownBands,
  spanOfDays,
} from './degree-days/degree-day-series.ts';
export { publishedChartData, publishedView } from './degree-days/published-degree-days.ts';
export { type DeviceData, DevicePanel, type DevicePanelProps, deviceView } from './device/device-panel.tsx';
export {
  type WeatherSource,
  type WeatherSourcesData,
  WeatherSourcesPanel,
  type WeatherSourcesPanelProps,
} from './device/weather-sources-panel.tsx';
export { type ForecastNote, forecastNote } from './forecast/forecast-note.ts';
export type { PanelForecast } from './forecast/series-forecast.ts';
export { goingOn } from './going-on.ts';
export { mildewCharts } from './mildew/mildew-charts.ts';
export {
  type MildewData,
  type MildewForecast,
  MildewPanel,
  type MildewPanelProps,
} from './mildew/mildew-panel.tsx';
export type { OriginFacts } from './origin/origin-facts.ts';
export { PanelBoundary, type PanelBoundaryProps } from './panel-boundary.tsx';
export { chartViewOf, type PanelView } from './panel-view.ts';
export { PestPanel, type PestPanelProps } from './pest-panel.tsx';
export { type PlacedLegend, placedLegend } from './placed-legend.ts';
export { EDGE, type PublishedFrame, publishedFrame, STRIP } from './published-frame.ts';
export { type PublishedHeading, publishedHeading, publishedSource } from './published-heading.ts';
export type { Samples } from './sample-series.ts';
export type { SharedPanelProps } from './shared-props.ts';
export { MirroredCaptures, type MirroredCapturesProps } from './side-by-side/mirrored-captures.tsx';
export {
  belowOf,
  publishedChillLines,
  publishedClimateLines,
  publishedCounts,
  publishedLines,
  publishedMildewLines,
} from './side-by-side/published-lines.ts';
export { type LinesLook, OVER_WEATHER, seasonCounts, seasonLines } from './side-by-side/season-lines.ts';
export { type SignalData, SignalPanel, type SignalPanelProps } from './signal/signal-panel.tsx';
export { PANELS, type PanelSpeech, SPANISH_PANELS, usePanelSpeech } from './words.ts';
