/** Identifiers as the wire carries them. A node is known by its serial number. */
export type ClientId = number;
export type StationId = number;
export type SectorId = number;
export type SeasonId = number;
export type BiofixId = number;
export type CaptureThresholdId = number;
export type HarvestDateId = number;
export type ProductId = number;
export type AlertRuleId = number;
export type ScenarioId = number;
export type CropId = number;
export type PestId = number;
export type UserId = number;
export type ProgramId = number;
export type EventId = number;
export type ImageId = number;
export type NodeSerial = string;
