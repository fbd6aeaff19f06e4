import type { EpochMs, IsoDate } from '@vigia/domain';
import type { ClientId, Season, SectorRow, Station } from '@vigia/domain/farm';

/** The fields of the running season that are looked at. */
export interface Looked {
  readonly clientId: ClientId;
  readonly season: Season;
  readonly rows: readonly SectorRow[];
  readonly stations: readonly Station[];
  readonly today: IsoDate;
  readonly now: EpochMs;
}
