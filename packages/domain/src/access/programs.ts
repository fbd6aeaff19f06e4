import type { ClientId, ProgramId, SectorId, UserId } from '../entities/ids.ts';
import { type Action, CAPABILITIES } from './capabilities.ts';
import type { ProgramScope } from './program-scopes.ts';
import type { Scope } from './scope.ts';

/**
 * The scope by which programs make the calls of an action; null for actions of people alone. Every action has its line,
 * so that a new one is decided here.
 */
export const SCOPE_OF_ACTION: Readonly<Record<Action, ProgramScope | null>> = {
  'client.read': 'farm.read',
  'season.read': 'farm.read',
  'sector.read': 'farm.read',
  'station.read': 'farm.read',
  'biofix.read': 'farm.read',
  'capture-threshold.read': 'farm.read',
  'product.read': 'farm.read',
  'harvest-date.read': 'farm.read',
  'node.read': 'farm.read',
  'series.read': 'series.read',
  'health.read': 'health.read',
  'hardware.read': 'health.read',
  'image.read': 'photos.read',
  'event.read': 'events.read',
  'notification.read': 'notices.read',
  'measurement.import': 'measurements.write',
  'image.create': 'photos.write',
  'event.create': 'events.write',
  'event.image.create': 'events.write',

  'user.read': null,
  'scheduled-report.read': null,
  'report.print': null,
  'embed-key.read': null,
  'service-token.read': null,
  'station-source.read': null,
  'change.read': null,
  'sign-in.read': null,
  'setup.read': null,
  'account.own': null,
  'scenario.read': null,
  'scenario.edit': null,
  'notification.mark-read': null,
  'health.internal.read': null,
  'arrival.read': null,
  'diagnostics.read': null,
  'service.read': null,
  'service.check': null,
  'catalogue.read': null,
  'catalogue.edit': null,
  'station.tags.edit': null,
  'station.tags.internal': null,
  'client.create': null,
  'client.edit': null,
  'client.archive': null,
  'client.attributes.edit': null,
  'user.create': null,
  'user.edit': null,
  'season.create': null,
  'season.edit': null,
  'sector.create': null,
  'sector.edit': null,
  'station.create': null,
  'station.edit': null,
  'station.archive': null,
  'biofix.edit': null,
  'capture-threshold.edit': null,
  'report-comment.edit': null,
  'retention.read': null,
  'retention.edit': null,
  'node.key.issue': null,
  'embed-key.edit': null,
  'webhook.read': null,
  'alert-rule.read': null,
  'alert-rule.edit': null,
  'product.edit': null,
  'harvest-date.edit': null,
  'webhook.edit': null,
  'service-token.edit': null,
  'station-source.edit': null,
  'image.edit': null,
  'image.counts.edit': null,
  'node.create': null,
  'node.edit': null,
  'node.move': null,
  'hardware.edit': null,
  'scheduled-report.create': null,
  'scheduled-report.delete': null,
};

/** What every call looks at on its way to its own things, whatever its scope. */
const ON_THE_WAY: readonly Action[] = [
  'client.read',
  'season.read',
  'sector.read',
  'station.read',
  'node.read',
];
/** What calls of a scope look at besides. */
const BESIDES: Readonly<Partial<Record<ProgramScope, readonly Action[]>>> = {
  // Whoever sees the events of a sector sees its notices.
  'notices.read': ['event.read'],
  'photos.write': ['image.read'],
  'events.write': ['event.read', 'image.read'],
};

/** Whether the scope lets a program change something. */
export const isWritingScope = (scope: ProgramScope): boolean =>
  (Object.keys(SCOPE_OF_ACTION) as Action[]).some(
    (action) => SCOPE_OF_ACTION[action] === scope && CAPABILITIES[action].writes,
  );

/** A program as far as its rights go. */
export interface ProgramRights {
  readonly id: ProgramId;
  readonly clientId: ClientId;
  readonly scopes: readonly ProgramScope[];
  /** The only sectors that it reaches; null: all of the client. */
  readonly sectorIds: readonly SectorId[] | null;
}

/**
 * What a program reaches: one client, or sectors of it, and there what its scopes name, whatever its role would allow.
 */
export function scopeOfProgram({ id, clientId, scopes, sectorIds }: ProgramRights): Scope {
  const role = scopes.some(isWritingScope) ? 'admin' : 'user';
  const named = (Object.keys(SCOPE_OF_ACTION) as Action[]).filter((action) => {
    const scope = SCOPE_OF_ACTION[action];
    return scope !== null && scopes.includes(scope);
  });
  return {
    userId: authorOfProgram(id),
    // An administrator of a client sees all of it: the role of a limited program stands beside its sectors.
    clients: new Map([[clientId, sectorIds === null ? role : 'user']]),
    sectors: sectorIds === null ? 'all' : new Map(sectorIds.map((sectorId) => [sectorId, role])),
    super: 'none',
    root: false,
    archived: new Set(),
    programScopes: new Set(scopes),
    only: new Set([...ON_THE_WAY, ...scopes.flatMap((scope) => BESIDES[scope] ?? []), ...named]),
  };
}

/** Programs write under ids below zero, which no person has. */
export const authorOfProgram = (id: ProgramId): UserId => -id;

/** Whether what has this author was written by a program. */
export const isProgram = (author: UserId): boolean => author < 0;
