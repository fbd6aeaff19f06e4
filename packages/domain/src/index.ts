/** Calendar, units and series, and the agronomic models on them: degree-days, phenology, chill, mildew. */
export {
  dayNumberOfInstant,
  dayOfInstant,
  dayOfWallMs,
  endOfDay,
  hourOfInstant,
  hoursInDay,
  hoursOfDay,
  startOfDay,
  wallMsOfDay,
  wallMsOfInstant,
} from './calendar/day.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar/durations.ts';
export {
  addDays,
  dayNumberOf,
  daysBetween,
  daysInMonth,
  eachDay,
  earlierOf,
  isoDate,
  isoDateOfDayNumber,
  laterOf,
  mondayOf,
  parseIsoDate,
  sundayOf,
  weekdayOf,
} from './calendar/iso-date.ts';
export { instantOfLocal, type LocalTime } from './calendar/local-time.ts';
export { addMonths } from './calendar/months.ts';
export { offsetAt, ZONE } from './calendar/zone.ts';
export {
  ANDERSON_THRESHOLDS,
  type AsymmetricThresholds,
  andersonDegreeHours,
} from './chill/anderson-degree-hours.ts';
export {
  chillIncrementsByDay,
  degreeHourIncrementsByDay,
  hourlyDegreeDayIncrementsByDay,
} from './chill/by-day.ts';
export { degreeHourMetricName, parseDegreeHourMetric } from './chill/degree-hour-metric.ts';
export { type DegreeHourThresholds, growingDegreeHours } from './chill/degree-hours.ts';
export { dynamicPortions } from './chill/dynamic.ts';
export { fillShortGaps, LONGEST_FILLED_GAP } from './chill/gaps.ts';
export {
  CHILL_BASE,
  type ChillingHoursOptions,
  chillingHours,
  type HourlyTemperatures,
  positiveUtahUnits,
  utahUnits,
} from './chill/hourly-chill.ts';
export {
  CHILL_METRICS,
  CHILL_MODELS,
  type ChillMetric,
  type ChillModel,
  isChillMetric,
} from './chill/models.ts';
export {
  RECORD_QUALITY_LIMITS,
  type RecordCoverage,
  type RecordQuality,
  recordCoverage,
  recordQuality,
} from './chill/record-quality.ts';
export { MIN_DAY_COVERAGE } from './climate/coverage.ts';
export { type ExtremesOfDays, extremesOfDays, type HoursOfDays, hoursOfDays } from './climate/day-arrays.ts';
export { type ClimateSamples, type DayRollup, dayRollups } from './climate/day-rollups.ts';
export { type HourlyMeans, hourlyMeans, type TimedSamples } from './climate/hourly-means.ts';
export {
  LEAST_COMMON_DAYS,
  type NeighbourCorrection,
  neighbourCorrection,
} from './climate/neighbour-record.ts';
export { courseAfter, wholeCourse } from './climate/past-course.ts';
export {
  LEAST_PAST_YEARS,
  MOST_PAST_YEARS,
  PAST_WINDOW_SHIFT,
  type PastWindow,
  pastWindows,
  SAME_DAYS,
  type Spread,
  sameDayOfYear,
  spreadOfYears,
} from './climate/past-years.ts';
export {
  isPlausible,
  PLAUSIBLE,
  PLAUSIBLE_BATTERY,
  PLAUSIBLE_LEAF_WETNESS,
  PLAUSIBLE_RADIATION,
  PLAUSIBLE_RAIN,
  PLAUSIBLE_SOIL_MOISTURE,
  PLAUSIBLE_SOIL_TEMPERATURE,
  PLAUSIBLE_WIND,
  plausibleHumidity,
  plausibleTemperature,
  type SensorMeasure,
} from './climate/plausible.ts';
export { afterRecentDays, RECENT_DAYS, recentDifference } from './climate/recent-weather.ts';
export { SampleTimeError, type SampleTimeProblem } from './climate/sample-times.ts';
export { type Accumulated, accumulate, averageDailyIncrements, withGaps } from './degree-days/accumulate.ts';
export {
  type DailyExtremes,
  type DegreeDayOptions,
  dailyDegreeDays,
} from './degree-days/daily-degree-days.ts';
export { hourlyDegreeDays } from './degree-days/hourly-degree-days.ts';
export { hourlyDegreeDayMetricName, parseHourlyDegreeDayMetric } from './degree-days/hourly-metric.ts';
export {
  DEGREE_DAY_CUTOFFS,
  DEGREE_DAY_METHODS,
  type DegreeDayCutoff,
  type DegreeDayMethod,
  type DegreeDayRule,
  degreeDayMetricName,
  parseDegreeDayMetric,
} from './degree-days/rule.ts';
export { degreeDayRuleFor } from './degree-days/rule-for-pest.ts';
export {
  DEFAULT_START_MONTHS,
  type DegreeDayStart,
  type DegreeDayStartInput,
  degreeDayStart,
} from './degree-days/start.ts';
export type { DegreeDayThresholds } from './degree-days/thresholds.ts';
export { type DayExtremes, hourlyTemperatures } from './hourly/hourly-temperatures.ts';
export { type SunTimes, sunTimes } from './hourly/sun.ts';
export { MILDEW_MEASURES, type MildewMeasure, mildewByDay } from './mildew/by-day.ts';
export {
  type MildewConditions,
  type MildewDay,
  type MildewDayState,
  mildewConditions,
} from './mildew/conditions.ts';
export { gublerIndex } from './mildew/gubler.ts';
export { hotMinutes } from './mildew/hot-minutes.ts';
export {
  MILDEW_RISK_STARTS,
  MILDEW_RISKS,
  type MildewRisk,
  mildewRisk,
  type SectorMildew,
} from './mildew/risk.ts';
export { GUBLER_RULE, type GublerRule, MILDEW_FORECAST_DAYS, UC_IPM_GUBLER_RULE } from './mildew/rule.ts';
export {
  MILDEW_FUNGICIDES,
  MILDEW_SPRAY_INTERVALS,
  type MildewFungicide,
  sprayIntervals,
} from './mildew/spray-intervals.ts';
export {
  MILDEW_FRESH_DAYS,
  MILDEW_TREND_DAYS,
  type MildewStanding,
  type MildewTrend,
  mildewStanding,
} from './mildew/standing.ts';
export {
  type ChartWindowInput,
  chartWindow,
  DATA_MARGIN,
  DAYS_AHEAD,
  isPeriod,
  lastDayAhead,
  PERIODS,
  type Period,
  wallWindow,
  windowTickDays,
  windowTicks,
} from './periods/periods.ts';
export {
  type AheadQuery,
  type CropAhead,
  cropAheadQuery,
  type PestAhead,
  pestAheadQuery,
} from './phenology/ask-ahead.ts';
export {
  CROP_EVENTS,
  CROP_LOG_FIELDS,
  type CropEvent,
  type CropLog,
  type CropLogField,
  cropEventOf,
  eventsOfLog,
} from './phenology/crop-events.ts';
export {
  anchoredDegreeHours,
  type CropOutlook,
  cropOutlook,
  type DegreeHourStep,
  degreeHourStart,
  degreeHourSteps,
  lastStageSeen,
} from './phenology/crop-outlook.ts';
export {
  cropStages,
  currentCropStage,
  type DegreeHourAnchor,
  degreeHourAnchor,
  isPreliminaryCrop,
  nextCropStage,
} from './phenology/crop-stages.ts';
export {
  type AheadDate,
  type CoursesAhead,
  type CurveAhead,
  type DatesAhead,
  datesAhead,
  LEAST_YEARS_AHEAD,
  type NeighbourAhead,
  totalAhead,
} from './phenology/dates-ahead.ts';
export { type Beyond, type Expectation, expectedBand, whenExpected } from './phenology/expectation.ts';
export type { FlightCut, FlightModel } from './phenology/flight-model.ts';
export { chronofixDate, FLIGHT_MODELS, type FlightDate, flightDates } from './phenology/flights.ts';
export type { CropStageCut } from './phenology/models/apple-stages.ts';
export {
  curveAhead,
  type Forecast,
  forecastOf,
  generationAfter,
  isFresh,
  type Milestone,
  milestoneOf,
  milestonesAhead,
  type Standing,
  standingOf,
} from './phenology/outlook.ts';
export { type Pace, PROJECTION_DAYS, recentPace, spreadOf } from './phenology/pace.ts';
export {
  type Confidence,
  type EmergenceSpread,
  type Evidence,
  type NumberOrigin,
  PEST_STAGES,
  type PestModel,
  type PestStage,
  type PestStageName,
  type Sourced,
  type StageCut,
} from './phenology/pest-model.ts';
export { PEST_MODELS, ruleOfModel } from './phenology/pest-models.ts';
export {
  PROJECTION_HORIZON,
  type ProjectedDate,
  type ProjectionInput,
  projectedDate,
} from './phenology/projection.ts';
export { dateReached, type ReachedDate, type StageDate, stageDates } from './phenology/reached.ts';
export { type SeasonGeneration, type SeasonStage, seasonStages } from './phenology/season-stages.ts';
export { emergenceSpread, type StageShare, type StageShares, stageShares } from './phenology/stage-shares.ts';
export {
  currentStage,
  isPreliminary,
  nextMilestone,
  type StageBand,
  type StageThreshold,
  stageBands,
  stageLabel,
  stageName,
  stageThresholds,
  thresholdsOf,
} from './phenology/stages.ts';
export { TESTED_DATES } from './phenology/tested-dates.ts';
export {
  type ChartArrays,
  chartArrays,
  lastRecord,
  lowerBound,
  nearestIndex,
  type SeriesRecord,
} from './series/chart.ts';
export {
  alignDaily,
  type ColumnarSeries,
  type DailySeries,
  type DayRange,
  emptyDaily,
  fromColumnar,
  fromItems,
  lengthOfRange,
  overRange,
  type SeriesItem,
  sumDaily,
  toColumnar,
  toItems,
} from './series/daily.ts';
export {
  FORECAST_PROVIDERS,
  type ForecastProvider,
  hasForecastValues,
  NO_FORECAST_REASONS,
  type NoForecastReason,
  type SeriesForecast,
} from './series/forecast.ts';
export { lttb } from './series/lttb.ts';
export {
  ALIGNMENTS,
  type Alignment,
  daysLater,
  type ValueKind,
  yearsBetween,
  yearsLater,
} from './side-by-side/align.ts';
export { type Likened, type Likeness, likeness, mostAlike, type NoLikeness } from './side-by-side/alike.ts';
export { type CapturesBeside, capturesBeside, type NoCaptures } from './side-by-side/captures-beside.ts';
export { extremesBeside } from './side-by-side/extremes-beside.ts';
export { hoursBeside, type NamedChill } from './side-by-side/hours-beside.ts';
export { type LaidSeason, laidOver, type SeasonBegin } from './side-by-side/laid-over.ts';
export { type Lead, leadOver, type NoLead } from './side-by-side/lead.ts';
export { daysFrom, type ReadingsApart, readingsApart } from './side-by-side/readings.ts';
export { type NamedIndex, riskBeside } from './side-by-side/risk-beside.ts';
export {
  type NoBeside,
  type PestSeason,
  type SeasonBeside,
  seasonBeside,
} from './side-by-side/season-beside.ts';
export type { Celsius, Days, DegreeDays, DegreeHours, EpochMs, IsoDate, Percent, WallMs } from './units.ts';
