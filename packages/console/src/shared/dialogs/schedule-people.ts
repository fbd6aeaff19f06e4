import { scopeOf, sectorsVisible } from '@vigia/domain/access';
import type { ClientId, SectorScope, User } from '@vigia/domain/farm';
import { fullName } from '../schedules/schedule-rows.ts';
import type { SchedulePeople } from './create-schedules.ts';

interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** A possible recipient of reports, with the client's sectors that they see. */
export interface SchedulePerson extends NamedId {
  readonly sectors: SectorScope;
}

/** The users of a client for the dialog of schedules. */
export function schedulePersons(users: readonly User[], clientId: ClientId): SchedulePerson[] {
  return users.map((user) => ({
    id: user.id,
    name: fullName(user),
    sectors: sectorsVisible(scopeOf(user), clientId),
  }));
}

/** Names and visible sectors by id, for creating schedules. */
export function schedulePeople(
  persons: readonly SchedulePerson[],
  sectors: readonly NamedId[],
): SchedulePeople {
  const personById = new Map(persons.map((person) => [person.id, person]));
  const sectorById = new Map(sectors.map((sector) => [sector.id, sector]));
  return {
    userName: (id) => personById.get(id)?.name ?? String(id),
    sectorName: (id) => sectorById.get(id)?.name ?? String(id),
    sectorsOf: (id) => personById.get(id)?.sectors ?? 'all',
  };
}
