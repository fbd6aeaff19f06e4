import type { Backfill, StationSource, TiedStation } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';

/** What may be done to an account and its stations. */
export interface SourceActions {
  readonly onStations: (source: StationSource) => void;
  readonly onEdit: (source: StationSource) => void;
  readonly onPause: (source: StationSource, paused: boolean) => void;
  readonly onRemove: (source: StationSource) => void;
  readonly onPast: (source: StationSource, station: TiedStation) => void;
  readonly onApart: (source: StationSource, station: TiedStation) => void;
  readonly onUntie: (source: StationSource, station: TiedStation) => void;
  readonly onStop: (source: StationSource, backfill: Backfill) => void;
}

export interface SourceCardProps extends SourceActions {
  readonly source: StationSource;
  readonly stations: readonly Station[];
  readonly stationHref: (stationId: number) => string;
  readonly canEdit: boolean;
  readonly now: EpochMs;
}
