import type { NodeSerial } from '../entities/ids.ts';
import { NODE_COLUMN_WORDS, TABLE_MESSAGES } from '../es/tables.ts';
import { type Node, type NodeDraft, validateNode } from '../farm/node.ts';
import type { TableRules } from './plan-table.ts';
import type { AllCells } from './table-rows.ts';

export type NodeColumn = keyof typeof NODE_COLUMN_WORDS;

/** What rows about devices of a client are compared with. */
export interface NodeTableFarm {
  /** Also those that are decommissioned: they go back into service. */
  readonly nodes: readonly Node[];
  /** Names of the stations where devices stand. */
  readonly stationOf: ReadonlyMap<NodeSerial, string>;
  /** Devices of the table that are in service with another client. */
  readonly elsewhere: ReadonlySet<NodeSerial>;
}

const BLANK: AllCells<NodeColumn> = { serial: '', firmwareVersion: '', imei: '' };

/** How rows about devices are read: a device is known by its serial number. */
export function nodeRules(farm: NodeTableFarm): TableRules<NodeColumn, Node, NodeDraft> {
  const bySerial = new Map(farm.nodes.map((node) => [node.serial, node]));
  const byId = (serial: string): Node | null => bySerial.get(serial.trim()) ?? null;
  return {
    columns: Object.keys(NODE_COLUMN_WORDS) as NodeColumn[],
    nameColumn: 'serial',
    idOf: ({ serial }) => serial,
    byId,
    find: ({ serial = '' }) => ({ thing: byId(serial) }),
    keyOf: ({ serial }) => serial,
    cellsOf: ({ serial, firmwareVersion, imei }) => ({ serial, firmwareVersion, imei: imei ?? '' }),
    blank: BLANK,
    read: (cells, thing) => {
      const draft: NodeDraft = {
        serial: cells.serial.trim(),
        firmwareVersion: cells.firmwareVersion.trim(),
        imei: cells.imei.replaceAll(/\s/g, ''),
      };
      const isElsewhere = farm.elsewhere.has(draft.serial) && (thing === null || thing.decommissioned);
      return {
        draft,
        after: { ...draft },
        errors: {
          ...validateNode(draft),
          ...(isElsewhere && { serial: TABLE_MESSAGES.elsewhere }),
        },
      };
    },
    shown: (_, text) => text,
    archiveError: ({ serial, decommissioned }) => {
      if (decommissioned) return TABLE_MESSAGES.notFound;
      const station = farm.stationOf.get(serial);
      return station === undefined ? null : TABLE_MESSAGES.installed(station);
    },
    isRevived: ({ decommissioned }) => decommissioned,
  };
}
