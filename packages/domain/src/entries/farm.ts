/** What a farm is made of: clients, fields, seasons, stations, biofixes and the catalogue; their drafts, forms and filters. */
export { BUILT_IN_CROPS, CROPS, cropLabel } from '../catalogue/crops.ts';
export {
  installCatalogue,
  installDocument,
  isRetiredCrop,
  isRetiredPest,
  NOTHING_OWN,
  type OwnCatalogue,
  ownCatalogue,
} from '../catalogue/installed.ts';
export { isTrapped, PESTS, pestSearchText, speciesOf } from '../catalogue/pests.ts';
export { type UsedDocument, usedDocument } from '../catalogue/used-document.ts';
export type { Crop, Pest } from '../entities/catalogue.ts';
export {
  CHANGE_KINDS,
  type ChangedField,
  type ChangedValue,
  type ChangeKind,
  type PersonOfChange,
  type RecordedChange,
} from '../entities/change.ts';
export { type DevicePosition, metresAstray, metresBetween } from '../entities/device-position.ts';
export { displayPosition } from '../entities/display-position.ts';
export {
  deviceOfEvent,
  EVENT_TYPES,
  type EventType,
  type FieldEvent,
  type LureSettings,
  PHENOLOGY_STAGES,
  type PhenologyStage,
} from '../entities/event.ts';
export {
  EXPORT_FORMATS,
  EXPORT_TABLES,
  type ExportFormat,
  type ExportTable,
} from '../entities/export.ts';
export type { CameraConfig, HardwareConfig } from '../entities/hardware.ts';
export type {
  AlertRuleId,
  BiofixId,
  CaptureThresholdId,
  ClientId,
  CropId,
  EventId,
  NodeSerial,
  PestId,
  ProductId,
  ProgramId,
  ScenarioId,
  SeasonId,
  SectorId,
  StationId,
  UserId,
} from '../entities/ids.ts';
export {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationSubject,
} from '../entities/notification.ts';
export type { ScheduledReport } from '../entities/scheduled-report.ts';
export {
  SIGN_IN_OUTCOMES,
  SIGN_IN_REFUSALS,
  type SignIn,
  type SignInOutcome,
  type SignInRefusal,
} from '../entities/sign-in.ts';
export type { Access, Account, SectorScope, User } from '../entities/user.ts';
export {
  BIOFIX_FORM,
  BIOFIX_TYPES,
  type Biofix,
  type BiofixDraft,
  type BiofixType,
  biofixDateError,
  EMPTY_BIOFIX,
  validateBiofix,
} from '../farm/biofix.ts';
export {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  type CaptureThresholdInput,
  EMPTY_CAPTURE_THRESHOLD,
  THRESHOLD_COUNT,
  THRESHOLD_DAYS,
  thresholdOfDraft,
  validateCaptureThreshold,
} from '../farm/capture-threshold.ts';
export { type Client, type ClientAttributes, type ClientDraft, validateClient } from '../farm/client.ts';
export type { ClientTree } from '../farm/client-tree.ts';
export { type HarvestDate, type HarvestOf, harvestOf, validateHarvest } from '../farm/harvest-date.ts';
export { MODE_SCHEMES } from '../farm/mode-of-action.ts';
export { type Node, type NodeDraft, validateNode } from '../farm/node.ts';
export { type Position, positionOf } from '../farm/position.ts';
export {
  EMPTY_PRODUCT,
  type MarketDraft,
  PRODUCT_FIGURES,
  type Product,
  type ProductDraft,
  type ProductFigure,
  type ProductInput,
  productDraft,
  productOfDraft,
  validateProduct,
} from '../farm/product.ts';
export { type Season, type SeasonDraft, validateSeason } from '../farm/season.ts';
export {
  addressOf,
  addressParts,
  SECTOR_AREA,
  type Sector,
  type SectorDraft,
  validateSector,
} from '../farm/sector.ts';
export {
  EMPTY_STATION,
  isCountedByHand,
  STATION_FORM,
  type Station,
  type StationDraft,
  stationDraft,
  stationSnackbar,
  validateStation,
} from '../farm/station.ts';
export {
  type ComparedKey,
  comparedText,
  isSameCompared,
  MOST_COMPARED,
  parseCompared,
} from '../filters/compared.ts';
export {
  ALL,
  effectiveDates,
  type Filters,
  NONE,
  parseFilters,
  REPORT_TYPES,
  type ReportType,
} from '../filters/filters.ts';
export {
  cropsOf,
  type FilterContext,
  filterOptions,
  keepAvailable,
  pestsOf,
  sectorsOf,
  selectCrop,
  selectSeason,
  selectSector,
  stationsFor,
} from '../filters/narrowing.ts';
export {
  chillFilters,
  MILDEW_PEST,
  mildewFilters,
  sameFilters,
  selectClient,
} from '../filters/page-filters.ts';
export {
  type ChartSubject,
  chartLink,
  fieldLink,
  hrefWith,
  type PageLink,
  sectorPath,
  sprayingPath,
  stationPath,
} from '../filters/page-link.ts';
export {
  rowsWithCrops,
  type SectorRow,
  searchSectorRows,
  sectorRows,
} from '../filters/sector-rows.ts';
export {
  dateFilterWindow,
  daysBack,
  graphWindow,
  logsWindow,
  stationGpsWindow,
  stationImagesWindow,
} from '../filters/windows.ts';
export { NO_DEVICE, type StationDeviceDraft, validateStationDevice } from '../forms/device-forms.ts';
export {
  type FieldErrors,
  fieldErrors,
  hasErrors,
  isBlank,
  isOnlyWrong,
  whenBlank,
} from '../forms/field-errors.ts';
export type { FormField } from '../forms/form-field.ts';
export { looksLikeFormula } from '../forms/formula.ts';
export {
  CAMERA_HOUR,
  CAMERA_MINUTES,
  DEFAULT_HARDWARE,
  type HardwareFormDraft,
  type HardwareFormField,
  hardwareFormDraft,
  hardwareOfDraft,
  hardwareRefusal,
  isSensorInterval,
  NORMAL_OPERATION,
  PAPER_ROLL_SECONDS,
  SAVED_SENSOR_INTERVAL_MINUTES,
  validateHardwareForm,
} from '../forms/hardware.ts';
export { type ChosenFile, IMAGE_ACCEPT, imageFilesError, isImageFile } from '../forms/images.ts';
export {
  type Bounds,
  dateError,
  isWhole,
  LATITUDE,
  LONGITUDE,
  latitudeError,
  longitudeError,
  type NumericInput,
  readNumber,
  spanErrors,
} from '../forms/inputs.ts';
export { joinedEdit, type PartOf } from '../forms/joined-edit.ts';
export { type UserDraft, validateUser } from '../forms/people-forms.ts';
export { misfittingRut } from '../forms/rut.ts';
export {
  COUNTING_SNACKBAR_MS,
  DIALOG_RESET_MS,
  LONG_SNACKBAR_MS,
  pressSave,
  type SaveState,
  SNACKBAR_MS,
  settleSave,
  USER_REFRESH_MS,
} from '../forms/save-state.ts';
export { searchForm } from '../forms/search-form.ts';
export { addTag, changesInternalTags, mergedTags, tagChip, tagEditError } from '../forms/tags.ts';
export { biofixesInSeason, leftOutside } from '../seasons/biofix-dates.ts';
export { type NextSeason, type ProposedBiofix, proposeNextSeason } from '../seasons/next-season.ts';
export {
  biofixQuestions,
  moveQuestions,
  type NamedSeason,
  SAVE_QUESTION_CODES,
  type SaveQuestion,
  type SaveQuestionCode,
  seasonEditQuestions,
  seasonQuestions,
} from '../seasons/questions.ts';
export {
  defaultSeason,
  findSeason,
  isCurrentSeason,
  seasonShowsHealth,
  sortSeasons,
  stationsOfSeason,
} from '../seasons/seasons.ts';
export {
  isOptionalStep,
  missingFor,
  nextStep,
  SETUP_STEPS,
  type SetupProgress,
  type SetupStep,
} from '../setup/steps.ts';
