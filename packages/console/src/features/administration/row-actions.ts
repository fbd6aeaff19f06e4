import type { AdminClient } from '@vigia/api/client';
import { can, mayChangeAccount } from '@vigia/domain/access';
import { biofixText, formatDate } from '@vigia/domain/es';
import type { Season, User } from '@vigia/domain/farm';
import type { RowAction } from '@vigia/ui/table';
import {
  Archive,
  ArrowLeftRight,
  DoorOpen,
  FileUp,
  ImageUp,
  KeyRound,
  Pencil,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import { stationDeletion } from '../../shared/dialogs/station-dialog.tsx';
import type { DialogWords } from '../../shared/dialogs/words.ts';
import { reasonOf } from '../../shared/error-words.ts';
import type { ReasonWords } from '../../shared/reason-words.ts';
import { nameOrId } from './admin-rows.ts';
import type { RowActions } from './farm-tables.tsx';
import type { PhotoImportWords } from './photos/words.ts';
import type { SignInsWords } from './sign-ins/words.ts';
import type { Question, Secret, Target } from './targets.ts';
import type { AdminEdits } from './use-admin-edits.ts';
import type { AdministrationWords } from './words.ts';

export interface RowDoings {
  readonly user: User;
  /** A directory of the company signs people in too. */
  readonly hasExternalSignIn: boolean;
  readonly edits: AdminEdits;
  readonly open: (target: Target) => void;
  readonly ask: (question: Question) => void;
  readonly showSecret: (secret: Secret) => void;
}

const edit = (words: AdministrationWords, onAction: () => void): RowAction => ({
  id: 'edit',
  label: words.edit,
  icon: Pencil,
  isInline: true,
  onAction,
});
/** Biofixes of a season as a sentence names them. */
const biofixNames = ({ pests, sectors }: AdminClient, { biofixes }: Season): string[] =>
  biofixes.map(({ pestId, sectorId, date }) =>
    biofixText(nameOrId(pests, pestId), nameOrId(sectors, sectorId), date),
  );
const failed = (words: AdministrationWords, reasons: ReasonWords, error: unknown): string =>
  words.failed(reasonOf(reasons, error));

/** What the actions say. */
export interface RowWords {
  readonly words: AdministrationWords;
  readonly photos: PhotoImportWords;
  readonly signIns: SignInsWords;
  readonly reasons: ReasonWords;
  readonly dialogs: DialogWords;
}

/** The actions of this user on the rows of each table. */
export function rowActionsOf(
  { words, photos, signIns, reasons, dialogs }: RowWords,
  { user, hasExternalSignIn, edits, open, ask, showSecret }: RowDoings,
): RowActions {
  return {
    users: ({ owner, user: person }) => {
      const { id, email } = person;
      const clientId = owner.client.id;
      if (!can(user, 'user.edit', { clientId })) return [];
      const onPassword = () =>
        ask({
          title: words.askPassword(email),
          note: hasExternalSignIn
            ? `${words.askPasswordNote} ${words.externalPassword}`
            : words.askPasswordNote,
          confirmLabel: words.newPassword,
          run: async () => showSecret(passwordSecret(words, email, await edits.givePassword(id))),
          done: words.passwordMade,
          failed: (error) => failed(words, reasons, error),
        });
      const onSecondStep = () =>
        ask({
          title: words.askRemoveSecondStep(email),
          note: words.removeSecondStepNote,
          confirmLabel: words.removeSecondStep,
          run: () => edits.removeSecondStep(id),
          done: words.secondStepRemoved,
          failed: (error) => failed(words, reasons, error),
        });
      const mayWatch = mayChangeAccount(user, person, false);
      // One's own password and second step are changed in the account menu.
      const mayGive = id !== user.id && mayChangeAccount(user, person, true);
      return [
        edit(words, () => open({ kind: 'user', owner, user: person })),
        ...(mayWatch
          ? [
              {
                id: 'sign-ins',
                label: signIns.action,
                icon: DoorOpen,
                onAction: () => open({ kind: 'sign-ins', owner, user: person }),
              },
            ]
          : []),
        ...(mayGive
          ? [
              { id: 'password', label: words.newPassword, icon: KeyRound, onAction: onPassword },
              { id: 'second-step', label: words.removeSecondStep, icon: ShieldOff, onAction: onSecondStep },
            ]
          : []),
      ];
    },

    seasons: ({ owner, season }) => {
      if (!can(user, 'season.edit', { clientId: owner.client.id })) return [];
      const onDelete = () =>
        ask({
          title: words.askRemoveSeason(season.name),
          note: words.removeSeasonNote(biofixNames(owner, season)),
          confirmLabel: words.delete,
          run: () => edits.removeSeason(season.id),
          done: words.seasonRemoved(season.name),
          failed: (error) => failed(words, reasons, error),
        });
      return [
        edit(words, () => open({ kind: 'season', owner, season })),
        { id: 'delete', label: words.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    sectors: ({ owner, sector }) => {
      if (!can(user, 'sector.edit', { clientId: owner.client.id, sectorId: sector.id })) return [];
      const { id, name } = sector;
      const onArchive = () =>
        ask({
          title: words.askArchiveSector(name),
          note: words.archiveSectorNote,
          confirmLabel: words.archive,
          run: () => edits.archiveSector(id, true),
          undo: () => edits.archiveSector(id, false),
          done: words.sectorArchived(name),
          failed: (error) => words.sectorFailed(name, reasonOf(reasons, error)),
        });
      return [
        edit(words, () => open({ kind: 'sector', owner, sector })),
        { id: 'archive', label: words.archive, icon: Archive, onAction: onArchive },
      ];
    },

    stations: ({ owner, station }) => {
      const { id, name, sectorId } = station;
      if (!can(user, 'station.edit', { clientId: owner.client.id, sectorId })) return [];
      const deletion = stationDeletion(dialogs, reasons, name, () => edits.archiveStation(id));
      const onDelete = () =>
        ask({
          ...deletion,
          title: deletion.question,
          confirmLabel: words.delete,
        });
      return [
        edit(words, () => open({ kind: 'station', owner, station })),
        ...(can(user, 'measurement.import', { clientId: owner.client.id, sectorId })
          ? [
              {
                id: 'import',
                label: words.import,
                icon: FileUp,
                onAction: () => open({ kind: 'import', owner, station }),
              },
            ]
          : []),
        ...(can(user, 'image.create', { clientId: owner.client.id, sectorId })
          ? [
              {
                id: 'photos',
                label: photos.action,
                icon: ImageUp,
                onAction: () => open({ kind: 'photos', owner, station }),
              },
            ]
          : []),
        { id: 'delete', label: words.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    biofix: ({ owner, biofix, sector }) => {
      if (!can(user, 'biofix.edit', { clientId: owner.client.id, sectorId: biofix.sectorId })) return [];
      const onDelete = () =>
        ask({
          title: words.askRemoveBiofix(sector, formatDate(biofix.date)),
          note: words.removeBiofixNote,
          confirmLabel: words.delete,
          run: () => edits.removeBiofix(biofix.id),
          done: words.biofixRemoved,
          failed: (error) => failed(words, reasons, error),
        });
      return [
        edit(words, () => open({ kind: 'biofix', owner, biofix })),
        { id: 'delete', label: words.delete, icon: Trash2, onAction: onDelete },
      ];
    },

    nodes: ({ owner, node }) => {
      const { serial } = node;
      const clientId = owner.client.id;
      if (!can(user, 'node.edit', { clientId })) return [];
      const onDecommission = () =>
        ask({
          title: words.askDecommission(serial),
          note: words.decommissionNote,
          confirmLabel: words.decommission,
          run: () => edits.decommission(serial, true),
          undo: () => edits.decommission(serial, false),
          done: words.decommissioned(serial),
          failed: (error) => failed(words, reasons, error),
        });
      const onKey = () =>
        ask({
          title: words.askKey(serial),
          note: words.askKeyNote,
          confirmLabel: words.newKey,
          run: async () => showSecret(keySecret(words, serial, await edits.issueKey(serial), true)),
          done: words.keyMade,
          failed: (error) => failed(words, reasons, error),
        });
      return [
        edit(words, () => open({ kind: 'node', owner, node })),
        ...(can(user, 'node.key.issue', { clientId })
          ? [{ id: 'key', label: words.newKey, icon: KeyRound, onAction: onKey }]
          : []),
        ...(can(user, 'node.move', { clientId })
          ? [
              {
                id: 'hand-over',
                label: words.handOver,
                icon: ArrowLeftRight,
                onAction: () => open({ kind: 'hand-over', owner, node }),
              },
            ]
          : []),
        { id: 'decommission', label: words.decommission, icon: Archive, onAction: onDecommission },
      ];
    },
  };
}

/** A device's key, shown only once; a renewed key replaces the one before. */
export const keySecret = (
  words: AdministrationWords,
  serial: string,
  key: string | null,
  isRenewed: boolean,
): Secret => ({
  title: words.keyTitle(serial),
  note: isRenewed ? words.renewedKeyNote : words.keyNote,
  label: words.key,
  value: key,
});

/** A person's temporary password, shown only once. */
export const passwordSecret = (
  words: AdministrationWords,
  email: string,
  password: string | null,
): Secret => ({
  title: words.passwordTitle,
  note: words.passwordNote(email),
  label: words.password,
  value: password,
});
