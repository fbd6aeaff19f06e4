import { can } from '@vigia/domain/access';
import { hrefWith, type Node } from '@vigia/domain/farm';
import { Archive, ArrowLeftRight, Inbox, KeyRound } from 'lucide-react';
import { arrivalsPath } from '../../../shared/paths.ts';
import { keySecret } from '../secrets.ts';
import { editAction, failedWith, restoreAction } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';

export interface NodeRow extends OfClient {
  readonly node: Node;
}

export const nodesTable: FarmTable<NodeRow> = {
  /** Those in service, or the decommissioned ones. */
  rows: (owners, isDecommissioned) =>
    owners.flatMap((owner) =>
      owner.nodes
        .filter(({ decommissioned }) => decommissioned === isDecommissioned)
        .map((node) => ({ owner, node })),
    ),
  /** Several clients may have had a device. */
  rowId: ({ owner, node }) => `${owner.client.id} ${node.serial}`,
  columns: (words) => {
    const headers = words.admin.columns;
    return [
      { id: 'serial', header: headers.node, value: ({ node }) => node.serial, card: 'title' },
      clientColumn(words),
      {
        id: 'firmware',
        header: headers.firmware,
        value: ({ node }) => node.firmwareVersion,
        filter: 'choice',
      },
      {
        id: 'created',
        header: headers.created,
        kind: 'datetime',
        value: ({ node }) => Date.parse(node.dateCreated),
      },
    ];
  },
  rowActions:
    (words, { user, edits, open, ask, showSecret }) =>
    ({ owner, node }) => {
      const { nodes } = words.tables;
      const { serial } = node;
      const clientId = owner.client.id;
      const arrived = {
        id: 'arrived',
        label: nodes.arrived,
        icon: Inbox,
        href: hrefWith(arrivalsPath(serial), { company: clientId }),
      };
      if (!can(user, 'node.edit', { clientId })) return [arrived];
      const onKey = () =>
        ask({
          title: nodes.askKey(serial),
          note: nodes.askKeyNote,
          confirmLabel: nodes.newKey,
          run: async () => showSecret(keySecret(nodes, serial, await edits.issueKey(serial), true)),
          done: nodes.keyMade,
          failed: failedWith(words),
        });
      const onHandOver = () => open({ kind: 'hand-over', owner, node });
      const onDecommission = () =>
        ask({
          title: nodes.askDecommission(serial),
          note: nodes.decommissionNote,
          confirmLabel: nodes.decommission,
          run: () => edits.decommission(serial, true),
          undo: () => edits.decommission(serial, false),
          done: nodes.decommissioned(serial),
          failed: failedWith(words),
        });
      return [
        editAction(words, () => open({ kind: 'node', owner, node })),
        arrived,
        ...(can(user, 'node.key.issue', { clientId })
          ? [{ id: 'key', label: nodes.newKey, icon: KeyRound, onAction: onKey }]
          : []),
        ...(can(user, 'node.move', { clientId })
          ? [{ id: 'hand-over', label: nodes.handOver, icon: ArrowLeftRight, onAction: onHandOver }]
          : []),
        { id: 'decommission', label: nodes.decommission, icon: Archive, onAction: onDecommission },
      ];
    },
  addAction: 'node.create',
  newRow: (owner) => owner && { kind: 'node', owner, node: null },
  archive: {
    state: ({ tables }) => tables.nodes.archivedState,
    rowActions:
      (words, { user, edits, ask }) =>
      ({ owner, node: { serial } }) =>
        can(user, 'node.edit', { clientId: owner.client.id })
          ? [
              restoreAction(words, ask, {
                title: words.tables.nodes.askRestore(serial),
                note: words.tables.nodes.restoreNote,
                run: () => edits.restoreNode(serial, owner.client.id),
                undo: () => edits.decommission(serial, true),
                done: words.tables.nodes.restored(serial),
              }),
            ]
          : [],
  },
};
