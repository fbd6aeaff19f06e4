/** The sample farm in the form that Administración uses. */
import type { AdminClient } from '@vigia/api/client';
import type { Account, User } from '@vigia/domain/farm';
import { CHOICE_SOURCE, CROPS, PESTS, SEASONS, SECTORS, STATIONS } from './sample-farm.ts';

/** The user of the sample farm. */
const USER = CHOICE_SOURCE.user as User;
const CREATED = Date.UTC(2025, 4, 5, 14, 20);

export const adminUser = (more: Partial<Account> = {}): Account => ({
  ...USER,
  status: 'CONFIRMED',
  lastAccess: Date.UTC(2026, 10, 20, 11, 4, 12),
  createdAt: CREATED,
  secondStepSince: null,
  ...more,
});

export const ADMIN_CLIENT: AdminClient = {
  client: CHOICE_SOURCE.tree.client,
  users: [
    adminUser(),
    adminUser({
      id: 4,
      email: 'pedro@aromos.cl',
      firstName: 'Pedro',
      lastName: 'Soto',
      status: 'FORCE_CHANGE_PASSWORD',
      lastAccess: null,
    }),
    adminUser({ id: 5, email: 'eva@aromos.cl', firstName: 'Eva', lastName: 'Muñoz', enabled: false }),
  ],
  sectors: SECTORS,
  stations: STATIONS,
  nodes: CHOICE_SOURCE.tree.nodes,
  seasons: SEASONS,
  products: [],
  crops: CROPS,
  pests: PESTS,
};
