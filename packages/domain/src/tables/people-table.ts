import type { GrantRefusal } from '../access/grants.ts';
import {
  mayBeNarrowed,
  PERSON_ROLES,
  type PersonRole,
  personRole,
  type Rights,
  rightsOf,
} from '../access/roles.ts';
import type { ClientId, SectorId } from '../entities/ids.ts';
import type { Account } from '../entities/user.ts';
import { GRANT_REFUSAL_WORDS, PERSON_ROLE_WORDS } from '../es/roles.ts';
import { PERSON_COLUMN_WORDS, TABLE_MESSAGES } from '../es/tables.ts';
import { type FieldErrors, fieldErrors } from '../forms/field-errors.ts';
import { type UserDraft, validateUser } from '../forms/people-forms.ts';
import { searchForm } from '../forms/search-form.ts';
import { idCell, type NamedThing, nameFinder } from './named-things.ts';
import type { TableRules } from './plan-table.ts';
import type { AllCells } from './table-rows.ts';
import { readTags } from './tag-cells.ts';

export type PersonColumn = keyof typeof PERSON_COLUMN_WORDS;
const COLUMNS = Object.keys(PERSON_COLUMN_WORDS) as readonly PersonColumn[];

/** A new person as a row of a table says it. */
export interface PersonRowDraft extends UserDraft {
  readonly rights: Rights;
}

/** What rows about people of a client are compared with. */
export interface PersonTableClient {
  readonly clientId: ClientId;
  /** Those of the client whom the reader sees. */
  readonly people: readonly Account[];
  readonly sectors: readonly NamedThing[];
  /** Addresses of the table that belong to other accounts, and what is said of them. */
  readonly taken: ReadonlyMap<string, string>;
  /** Which of these rights the reader may not give; null if all. */
  readonly refusal: (rights: Rights) => GrantRefusal | null;
}

const BLANK: AllCells<PersonColumn> = { firstName: '', lastName: '', email: '', role: '', sectors: '' };
const LIST = '; ';

/** Words of a role in either gender: “Asesora” as well as “Asesor”. */
const ROLE_OF = new Map<string, PersonRole>(
  PERSON_ROLES.flatMap((role) => {
    const word = searchForm(PERSON_ROLE_WORDS[role]);
    return [word, word.replace(/r$/, 'ra')].map((text) => [text, role] as const);
  }),
);

/**
 * How rows about people are read. A person is known by their address. A table makes people and changes none: whoever is
 * there already has to be as the row says.
 */
export function personRules(client: PersonTableClient): TableRules<PersonColumn, Account, PersonRowDraft> {
  const sectors = nameFinder(client.sectors);
  const byEmail = new Map(client.people.map((person) => [person.email, person]));

  const readSectors = (cell: string) => {
    const found = readTags(cell).map(sectors.find);
    const error = found.find((each) => 'error' in each);
    const ids = new Set(found.flatMap((each) => ('id' in each && each.id !== null ? [each.id] : [])));
    return { error: error && 'error' in error ? error.error : null, ids: [...ids] as SectorId[] };
  };

  const read = (cells: AllCells<PersonColumn>, person: Account | null) => {
    const names = {
      firstName: cells.firstName.trim(),
      lastName: cells.lastName.trim(),
      email: cells.email.trim().toLowerCase(),
    };
    const before = person && cellsOf(person);
    const isAsBefore = before !== null && before.role === cells.role;
    const role = cells.role.trim() === '' ? 'grower' : (ROLE_OF.get(searchForm(cells.role)) ?? null);
    const narrowed = readSectors(cells.sectors);
    const rights = rightsOf(
      { role: role ?? 'grower', clientIds: [], sectorIds: narrowed.ids },
      { clientId: client.clientId, isOffered: () => false },
    );
    const after: AllCells<PersonColumn> = {
      ...names,
      role: isAsBefore ? before.role : (role ?? cells.role.trim()),
      sectors: sectorsCell(narrowed.ids),
    };
    if (before !== null) {
      const other = COLUMNS.filter((column) => after[column] !== before[column]);
      const errors = Object.fromEntries(other.map((column) => [column, TABLE_MESSAGES.personIsThere]));
      return { draft: { ...names, rights }, after, errors: errors as FieldErrors<PersonColumn> };
    }
    const refused = role === null ? null : client.refusal(rights);
    const isWide = role !== null && !mayBeNarrowed(role) && narrowed.ids.length > 0;
    const errors: FieldErrors<PersonColumn> = {
      ...fieldErrors({
        role:
          role === null ? TABLE_MESSAGES.unknown(cells.role.trim()) : refused && GRANT_REFUSAL_WORDS[refused],
        sectors: narrowed.error ?? (isWide ? TABLE_MESSAGES.everySector(PERSON_ROLE_WORDS[role]) : null),
        email: client.taken.get(names.email) ?? null,
      }),
      ...validateUser(names),
    };
    return { draft: { ...names, rights }, after, errors };
  };

  return {
    columns: COLUMNS,
    nameColumn: 'email',
    idOf: ({ email }) => email,
    byId: (email) => byEmail.get(email.toLowerCase()) ?? null,
    find: ({ email = '' }) => ({ thing: byEmail.get(email.trim().toLowerCase()) ?? null }),
    keyOf: ({ email }) => email,
    cellsOf,
    blank: BLANK,
    read,
    shown: (column, text) => {
      if (column === 'role') return PERSON_ROLE_WORDS[text as PersonRole] ?? text;
      return column === 'sectors' ? text.split(LIST).map(sectors.shown).join(LIST) : text;
    },
    archiveError: () => TABLE_MESSAGES.peopleStay,
  };
}

const sectorsCell = (ids: readonly SectorId[]): string =>
  ids
    .toSorted((a, b) => a - b)
    .map(idCell)
    .join(LIST);

/** The canonical cells of a person; a role of the service's own is `custom`. */
const cellsOf = (person: Account): AllCells<PersonColumn> => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  role: personRole(person),
  sectors: sectorsCell(Object.keys(person.access.entitiesUnderSector).map(Number)),
});
