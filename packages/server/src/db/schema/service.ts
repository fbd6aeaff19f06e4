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
/** What was noted while the service ran, by name. */
export interface ServiceNoteTable {
  name: string;
  value: Json<unknown>;
  noted_at: Instant;
}
/** Room on the disk of a data folder at the end of a day. */
export interface DiskSampleTable {
  /** The data folder: several servers may have one each. */
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
