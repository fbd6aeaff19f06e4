import { can, mayChangeAccount } from '@vigia/domain/access';
import { ADMIN_WORDS, FILTER_WORDS, formatDateTime, personRoleText } from '@vigia/domain/es';
import type { Account, Sector } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { DoorOpen, KeyRound, ShieldOff } from 'lucide-react';
import { passwordSecret } from '../secrets.ts';
import { editAction, failedWith } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient, RowDoings } from './farm-table.ts';
import { nameOrId } from './names.ts';
import type { TableWords } from './table-words.ts';
import type { TablesWords } from './words.ts';

export interface UserRow extends OfClient {
  readonly user: Account;
  /** By name. */
  readonly sectors: string;
}

/** Sectors that a person is narrowed to, by name; "Todos" without any. */
function sectorAccess(user: Account, sectors: readonly Sector[]): string {
  const ids = Object.keys(user.access.entitiesUnderSector).map(Number);
  if (ids.length === 0) return FILTER_WORDS.allMasculine;
  return ids
    .map((id) => nameOrId(sectors, id))
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
    .join(', ');
}

/** What an account waits for; an unknown state is shown as it is. */
export const statusText = (words: TablesWords['users'], { status }: Account): string =>
  words.statuses[status] ?? status;

const lastAccessText = (at: number | null): string =>
  at === null ? ADMIN_WORDS.neverSeen : formatDateTime(at);

/** What somebody who is limited to sectors does not see of other people. */
const OF_ACCOUNTS: readonly string[] = ['enabled', 'status', 'lastAccess', 'created', 'role'];

const columns = (words: TableWords): readonly DataColumn<UserRow>[] => {
  const { admin } = words;
  return [
    { id: 'email', header: admin.columns.email, value: ({ user }) => user.email, card: 'title' },
    clientColumn(words),
    { id: 'firstName', header: admin.columns.firstName, value: ({ user }) => user.firstName, card: 'head' },
    { id: 'lastName', header: admin.columns.lastName, value: ({ user }) => user.lastName, card: 'head' },
    {
      id: 'enabled',
      header: admin.columns.enabled,
      value: ({ user }) => (user.enabled ? admin.yes : admin.no),
      filter: 'choice',
    },
    {
      id: 'status',
      header: admin.columns.status,
      value: ({ user }) => statusText(words.tables.users, user),
      filter: 'choice',
    },
    {
      id: 'lastAccess',
      header: admin.columns.lastAccess,
      kind: 'datetime',
      value: ({ user }) => user.lastAccess,
      cell: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
      text: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
    },
    { id: 'created', header: admin.columns.created, kind: 'datetime', value: ({ user }) => user.createdAt },
    { id: 'role', header: admin.columns.role, value: ({ user }) => personRoleText(user), filter: 'choice' },
    { id: 'sectors', header: admin.columns.sectors, value: ({ sectors }) => sectors },
  ];
};

/** One's own password and second step are changed in the account menu instead. */
function credentialActions(words: TableWords, doings: RowDoings, { id, email, secondStepSince }: Account) {
  const { users } = words.tables;
  const { hasExternalSignIn, edits, ask, showSecret } = doings;
  const onPassword = () =>
    ask({
      title: users.askPassword(email),
      note: hasExternalSignIn ? `${users.askPasswordNote} ${users.externalPassword}` : users.askPasswordNote,
      confirmLabel: users.newPassword,
      run: async () => showSecret(passwordSecret(users, email, await edits.givePassword(id))),
      done: users.passwordMade,
      failed: failedWith(words),
    });
  const onSecondStep = () =>
    ask({
      title: users.askRemoveSecondStep(email),
      note: users.removeSecondStepNote,
      confirmLabel: users.removeSecondStep,
      run: () => edits.removeSecondStep(id),
      done: users.secondStepRemoved,
      failed: failedWith(words),
    });
  return [
    { id: 'password', label: users.newPassword, icon: KeyRound, onAction: onPassword },
    ...(secondStepSince === null
      ? []
      : [{ id: 'second-step', label: users.removeSecondStep, icon: ShieldOff, onAction: onSecondStep }]),
  ];
}

export const usersTable: FarmTable<UserRow> = {
  /** A person who serves several clients may be narrowed to sectors of each. */
  rows: (owners) => {
    const sectors = owners.flatMap((owner) => owner.sectors);
    return owners.flatMap((owner) =>
      owner.users.map((user) => ({ owner, user, sectors: sectorAccess(user, sectors) })),
    );
  },
  rowId: ({ user }) => user.id,
  columns: (words, isLimited) => columns(words).filter(({ id }) => !isLimited || !OF_ACCOUNTS.includes(id)),
  rowActions: (words, doings) => {
    const { user, open } = doings;
    return ({ owner, user: person }) => {
      if (!can(user, 'user.edit', { clientId: owner.client.id })) return [];
      const mayWatch = mayChangeAccount(user, person, false);
      const mayGive = person.id !== user.id && mayChangeAccount(user, person, true);
      const onSignIns = () => open({ kind: 'sign-ins', owner, user: person });
      return [
        editAction(words, () => open({ kind: 'user', owner, user: person })),
        ...(mayWatch
          ? [{ id: 'sign-ins', label: words.signIns.action, icon: DoorOpen, onAction: onSignIns }]
          : []),
        ...(mayGive ? credentialActions(words, doings, person) : []),
      ];
    };
  },
  addAction: 'user.create',
  newRow: (owner) => owner && { kind: 'user', owner, user: null },
};
