import type { AdminClient } from '@vigia/api/client';
import { biofixText, can, formatDate, isRoot, type Season, type User } from '@vigia/domain';
import type { RowAction } from '@vigia/ui/table';
import { Archive, ArrowLeftRight, FileUp, ImageUp, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { stationDeletion } from '../../shared/dialogs/station-dialog.tsx';
import type { DialogWords } from '../../shared/dialogs/words.ts';
import { reasonOf } from '../../shared/error-words.ts';
import type { ReasonWords } from '../../shared/reason-words.ts';
import { nameOrId } from './admin-rows.ts';
import type { RowActions } from './farm-tables.tsx';
import { PHOTO_WORDS } from './photos/words.ts';
import type { Question, Secret, Target } from './targets.ts';
import type { AdminEdits } from './use-admin-edits.ts';
import { WORDS } from './words.ts';

export interface RowDoings {
  readonly user: User;
  /** A directory of the company's own signs people in too. */
  readonly hasExternalSignIn: boolean;
  readonly edits: AdminEdits;
  readonly open: (target: Target) => void;
  readonly ask: (question: Question) => void;
  readonly tell: (secret: Secret) => void;
}

const edit = (onAction: () => void): RowAction => ({
  id: 'edit',
  label: WORDS.edit,
  icon: Pencil,
  isInline: true,
  onAction,
});
/** Biofixes of a season as a sentence names them. */
const biofixNames = ({ pests, sectors }: AdminClient, { biofixes }: Season): string[] =>
  biofixes.map(({ pestId, sectorId, date }) =>
    biofixText(nameOrId(pests, pestId), nameOrId(sectors, sectorId), date),
  );
const failed = (reasons: ReasonWords, error: unknown): string => WORDS.failed(reasonOf(reasons, error));

/** What this user may do with the rows of each table. */
export function rowActionsOf(
  reasons: ReasonWords,
  dialogWords: DialogWords,
  { user, hasExternalSignIn, edits, open, ask, tell }: RowDoings,
): RowActions {
  return {
    users: ({ owner, user: person }) => {
      const { id, email } = person;
      const clientId = owner.client.id;
      if (!can(user, 'user.edit', { clientId })) return [];
      const onPassword = () =>
        ask({
          title: WORDS.askPassword(email),
          note: hasExternalSignIn
            ? `${WORDS.askPasswordNote} ${WORDS.externalPassword}`
            : WORDS.askPasswordNote,
          confirmLabel: WORDS.newPassword,
          run: async () => tell(passwordSecret(email, await edits.givePassword(id))),
          done: WORDS.passwordMade,
          failed: (error) => failed(reasons, error),
        });
      // One's own is changed in the account menu; whoever opens root-only screens is let in by those who do too.
      const mayGive = id !== user.id && (person.permissions !== 'root' || isRoot(user, clientId));
      return [
        edit(() => open({ kind: 'user', owner, user: person })),
        ...(mayGive
          ? [{ id: 'password', label: WORDS.newPassword, icon: KeyRound, onAction: onPassword }]
          : []),
      ];
    },

    seasons: ({ owner, season }) => {
      if (!can(user, 'season.edit', { clientId: owner.client.id })) return [];
      const onDelete = () =>
        ask({
          title: WORDS.askRemoveSeason(season.name),
          note: WORDS.removeSeasonNote(biofixNames(owner, season)),
          confirmLabel: WORDS.delete,
          run: () => edits.removeSeason(season.id),
          done: WORDS.seasonRemoved(season.name),
          failed: (error) => failed(reasons, error),
        });
      return [
        edit(() => open({ kind: 'season', owner, season })),
        { id: 'delete', label: WORDS.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    sectors: ({ owner, sector }) => {
      if (!can(user, 'sector.edit', { clientId: owner.client.id, sectorId: sector.id })) return [];
      const { id, name } = sector;
      const onArchive = () =>
        ask({
          title: WORDS.askArchiveSector(name),
          note: WORDS.archiveSectorNote,
          confirmLabel: WORDS.archive,
          run: () => edits.archiveSector(id, true),
          undo: () => edits.archiveSector(id, false),
          done: WORDS.sectorArchived(name),
          failed: (error) => WORDS.sectorFailed(name, reasonOf(reasons, error)),
        });
      return [
        edit(() => open({ kind: 'sector', owner, sector })),
        { id: 'archive', label: WORDS.archive, icon: Archive, onAction: onArchive },
      ];
    },

    stations: ({ owner, station }) => {
      const { id, name, sectorId } = station;
      if (!can(user, 'station.edit', { clientId: owner.client.id, sectorId })) return [];
      const deletion = stationDeletion(dialogWords, reasons, name, () => edits.archiveStation(id));
      const onDelete = () =>
        ask({
          ...deletion,
          title: deletion.question,
          confirmLabel: WORDS.delete,
        });
      return [
        edit(() => open({ kind: 'station', owner, station })),
        ...(can(user, 'measurement.import', { clientId: owner.client.id, sectorId })
          ? [
              {
                id: 'import',
                label: WORDS.import,
                icon: FileUp,
                onAction: () => open({ kind: 'import', owner, station }),
              },
            ]
          : []),
        ...(can(user, 'image.create', { clientId: owner.client.id, sectorId })
          ? [
              {
                id: 'photos',
                label: PHOTO_WORDS.action,
                icon: ImageUp,
                onAction: () => open({ kind: 'photos', owner, station }),
              },
            ]
          : []),
        { id: 'delete', label: WORDS.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    biofix: ({ owner, biofix, sector }) => {
      if (!can(user, 'biofix.edit', { clientId: owner.client.id, sectorId: biofix.sectorId })) return [];
      const onDelete = () =>
        ask({
          title: WORDS.askRemoveBiofix(sector, formatDate(biofix.date)),
          note: WORDS.removeBiofixNote,
          confirmLabel: WORDS.delete,
          run: () => edits.removeBiofix(biofix.id),
          done: WORDS.biofixRemoved,
          failed: (error) => failed(reasons, error),
        });
      return [
        edit(() => open({ kind: 'biofix', owner, biofix })),
        { id: 'delete', label: WORDS.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    nodes: ({ owner, node }) => {
      const { serial } = node;
      const clientId = owner.client.id;
      if (!can(user, 'node.edit', { clientId })) return [];
      const onDecommission = () =>
        ask({
          title: WORDS.askDecommission(serial),
          note: WORDS.decommissionNote,
          confirmLabel: WORDS.decommission,
          run: () => edits.decommission(serial, true),
          undo: () => edits.decommission(serial, false),
          done: WORDS.decommissioned(serial),
          failed: (error) => failed(reasons, error),
        });
      const onKey = () =>
        ask({
          title: WORDS.askKey(serial),
          note: WORDS.askKeyNote,
          confirmLabel: WORDS.newKey,
          run: async () => tell(keySecret(serial, await edits.issueKey(serial), true)),
          done: WORDS.keyMade,
          failed: (error) => failed(reasons, error),
        });
      return [
        edit(() => open({ kind: 'node', owner, node })),
        ...(can(user, 'node.key.issue', { clientId })
          ? [{ id: 'key', label: WORDS.newKey, icon: KeyRound, onAction: onKey }]
          : []),
        ...(can(user, 'node.move', { clientId })
          ? [
              {
                id: 'hand-over',
                label: WORDS.handOver,
                icon: ArrowLeftRight,
                onAction: () => open({ kind: 'hand-over', owner, node }),
              },
            ]
          : []),
        { id: 'decommission', label: WORDS.decommission, icon: Archive, onAction: onDecommission },
      ];
    },
  };
}

/** A device's key, as it is told once; a renewed one has taken another's place. */
export const keySecret = (serial: string, key: string | null, isRenewed: boolean): Secret => ({
  title: WORDS.keyTitle(serial),
  note: isRenewed ? WORDS.renewedKeyNote : WORDS.keyNote,
  label: WORDS.key,
  value: key,
});

/** A person's temporary password, as it is told once. */
export const passwordSecret = (email: string, password: string | null): Secret => ({
  title: WORDS.passwordTitle,
  note: WORDS.passwordNote(email),
  label: WORDS.password,
  value: password,
});
