import { scopeOf, sectorsVisible } from '@vigia/domain/access';
import type { ClientId, SectorScope, User } from '@vigia/domain/farm';
import { fullName } from '../schedules/schedule-rows.ts';
import type { SchedulePeople } from './create-schedules.ts';

interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** Somebody who may get a report, and the client's fields that they see. */
export interface SchedulePerson extends NamedId {
  readonly sectors: SectorScope;
}

/** The users of a client as the dialog of schedules shows them. */
export function schedulePersons(users: readonly User[], clientId: ClientId): SchedulePerson[] {
  return users.map((user) => ({
    id: user.id,
    name: fullName(user),
    sectors: sectorsVisible(scopeOf(user), clientId),
  }));
}

/** Names and fields by id, for whoever creates the schedules. */
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
