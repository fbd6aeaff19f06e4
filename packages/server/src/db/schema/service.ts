import type { ServiceFigure, ServiceState } from '@vigia/domain/service';
import type { Instant, Json, LocalDay } from './columns.ts';

/** The last finding of each check of the service. */
export interface ServiceCheckTable {
  name: string;
  state: ServiceState;
  sentence: string;
  advice: string | null;
  figures: Json<readonly ServiceFigure[]>;
  faults: Json<readonly string[]>;
  checked_at: Instant;
  /** Since when it has been in this state. */
  since: Instant;
}
/** Notes of the running service, by name. */
export interface ServiceNoteTable {
  name: string;
  value: Json<unknown>;
  noted_at: Instant;
}
/** Free space on the disk of a data folder at the end of a day. */
export interface DiskSampleTable {
  /** Id of the data folder: each of several servers may have its own. */
  volume: string;
  day: LocalDay;
  /** `bigint`, as text. */
  free_bytes: string;
  total_bytes: string;
}
export interface ServiceTables {
  service_check: ServiceCheckTable;
  service_note: ServiceNoteTable;
  disk_sample: DiskSampleTable;
}
