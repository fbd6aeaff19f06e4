import { DEMO_PLAN, type FarmPlan } from '../../src/seed/plan.ts';

const FIRST_IS = [{ story: 'swapped' as const }];
/** A demo farm of six stations. */
export const SMALL_DEMO: FarmPlan = {
  ...DEMO_PLAN,
  clients: DEMO_PLAN.clients.map((client) => ({
    ...client,
    sectors: client.sectors.slice(0, 1).map((sector) => ({
      ...sector,
      traps: sector.traps
        .slice(0, 3)
        .map((group, i) => ({ ...group, stations: 1, seasons: 1, ...FIRST_IS[i] })),
    })),
  })),
};
