import type { Client } from '../farm/client.ts';
import type { Node } from '../farm/node.ts';
import type { Position } from '../farm/position.ts';
import type { Season } from '../farm/season.ts';
import type { Sector } from '../farm/sector.ts';
import type { ClientId, CropId, NodeSerial, PestId, SeasonId, SectorId, StationId } from './ids.ts';

export interface Station {
  readonly id: StationId;
  readonly clientId: ClientId;
  readonly name: string;
  /** Null when nobody placed it yet; screens then use `displayPosition`. */
  readonly position: Position | null;
  readonly tags: readonly string[];
  readonly archived: boolean;
  readonly sectorId: SectorId;
  readonly nodeSerial: NodeSerial | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  readonly seasonId: SeasonId | null;
}

/** Everything of one client that the filters and lists need; archived stations are already gone. */
export interface ClientTree {
  readonly client: Client;
  readonly sectors: readonly Sector[];
  readonly seasons: readonly Season[];
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
}
