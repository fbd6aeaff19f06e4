/** What traps catch: counts of photos, captures by day and week, chips. */
export { type CaptureGroup, captureGroups, captureKey } from '../captures/capture-groups.ts';
export {
  type ChipLevel,
  type ChipRule,
  chipLevel,
  chipRule,
  documentRule,
  USUAL_CHIP_DAYS,
} from '../captures/chip-rule.ts';
export {
  type CountEntry,
  countSource,
  isFarAbove,
  LONGEST_COUNT_NOTE,
  MOST_ENTERED_COUNTS,
  typedCountError,
  type WrongEntry,
  wrongEntries,
} from '../captures/entered-counts.ts';
export {
  dailyCaptures,
  type FieldCount,
  type FieldCountDay,
  fieldCountDays,
  foundByDay,
  isSummed,
  MOST_IN_FIELD_COUNT,
  type TrapRecords,
} from '../captures/field-counts.ts';
export {
  accumulatedCaptures,
  capturesByPhoto,
  capturesInPhoto,
  dailyIncrements,
  incrementsOnDays,
  PLATE_KNOWN_FOR,
  sumInPhoto,
  type TrapPhoto,
} from '../captures/increments.ts';
export { ALL_MONTHS, thresholdMonths } from '../captures/threshold-months.ts';
export {
  EVERY_DAY,
  maskHasDay,
  maskOfWeekdays,
  SUNDAYS,
  TUESDAYS_AND_FRIDAYS,
  type Weekday,
  type WeekdayMask,
  weekdaysOfMask,
} from '../captures/weekdays.ts';
export { type PlateFigure, plateFigure } from '../catalogue/plate-figure.ts';
export {
  ARROW_SHIFT,
  CIRCLE_RADIUS,
  type Circle,
  circleAt,
  countsByPest,
  MANUAL,
} from '../counting/circles.ts';
export {
  COUNTING_ACTIONS,
  type Counting,
  type CountingAct,
  performAct,
  shownPrevious,
  startCounting,
} from '../counting/counting.ts';
export { commandOfKey, type Modifiers } from '../counting/gestures.ts';
export {
  type ActHistory,
  nextRedo,
  nextUndo,
  presentOf,
  recordAct,
  redoAct,
  startHistory,
  undoAct,
} from '../counting/history.ts';
export {
  type CountingTree,
  countingTree,
  IMAGE_LOOK_BACK_DAYS,
  IMAGE_TYPES,
  type ImageType,
  isCountable,
  type StationImage,
} from '../counting/images.ts';
export {
  GENERAL_MODEL,
  type InferenceBox,
  inferenceModelsOf,
  openInference,
  shownInference,
} from '../counting/inference.ts';
export {
  DELETED_PHOTO_DAYS,
  EARLIEST_PHOTO,
  MOST_EDITED_PHOTOS,
  photoDateError,
  redatePhotos,
} from '../counting/photo-dates.ts';
export {
  DEFAULT_IMAGE_SIZE,
  type ImagePoint,
  imagePoint,
  liesOnImage,
  type PixelSize,
  type ScreenPoint,
  screenPoint,
} from '../counting/points.ts';
export { type Opinions, reviewQueue } from '../counting/review.ts';
export {
  circlesOfAnalytics,
  countedInsects,
  type ImageAnalytics,
  imageAnalyticsOf,
  manualCountPayload,
  unitedCount,
} from '../counting/saved-count.ts';
export {
  type CountingView,
  fitView,
  panBy,
  scaleOf,
  stepsOfWheel,
  toImage,
  toScreen,
  ZOOM_FACTOR,
  zoomAbout,
} from '../counting/view.ts';
export {
  figureOfTrap,
  type KnownPlate,
  knownPlate,
  type PlateLoad,
  plateDays,
  plateLoad,
  plateStart,
} from '../plate/plate-load.ts';
