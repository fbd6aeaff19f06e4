import { namesOf, nodeCells, nodeInput } from '@vigia/api/contract';
import { fieldErrors, type Node, type NodeDraft, type NodeSerial } from '@vigia/domain/farm';
import { type NodeColumn, nodeRules } from '@vigia/domain/tables';
import type { Db } from '../db/pool.ts';
import {
  decommissionNodes,
  inServiceElsewhere,
  insertNodes,
  lockNodes,
  stationsOfNodes,
  updateNodes,
} from '../stores/devices/many-nodes.ts';
import { nodesOfClient } from '../stores/devices/nodes.ts';
import { savedIds, type TableKind } from './import-table.ts';
import { shapeError, withShapes } from './shape-errors.ts';

const shapeErrors = ({ serial, firmwareVersion }: NodeDraft) =>
  fieldErrors({
    serial: shapeError(nodeInput.serial.written, serial),
    firmwareVersion: shapeError(nodeInput.firmwareVersion.written, firmwareVersion),
  });

const fieldsOf = ({ serial, firmwareVersion, imei }: NodeDraft) => ({
  serial,
  firmwareVersion,
  imei: imei === '' ? null : imei,
});

/**
 * Tables of devices of a client.
 *
 * @param auth a connection that sees which devices are in service with other clients
 * @param serials those of the table
 */
export const nodeTable = (
  auth: Db,
  serials: readonly NodeSerial[],
): TableKind<NodeColumn, Node, NodeDraft> => ({
  action: 'node.create',
  names: namesOf(nodeCells),
  rules: async (tx, scope, clientId) => {
    const nodes = await nodesOfClient(tx, scope, clientId);
    const stationOf = await stationsOfNodes(tx, clientId);
    const elsewhere = await inServiceElsewhere(auth, clientId, serials);
    return withShapes(nodeRules({ nodes, stationOf, elsewhere }), shapeErrors);
  },
  hold: async (tx, { changed, archived }) => {
    const known = [...changed, ...archived];
    if (known.length > 0)
      await lockNodes(
        tx,
        known.map(({ thing }) => thing.serial),
      );
  },
  save: async (tx, clientId, writes) => {
    const { added, changed, archived } = writes;
    const made = added.map(({ draft }) => draft.serial);
    await insertNodes(
      tx,
      clientId,
      added.map(({ draft }) => fieldsOf(draft)),
    );
    await updateNodes(
      tx,
      clientId,
      changed.map(({ draft }) => fieldsOf(draft)),
    );
    await decommissionNodes(
      tx,
      clientId,
      archived.map(({ thing }) => thing.serial),
    );
    return savedIds(writes, made, ({ serial }) => serial);
  },
});
