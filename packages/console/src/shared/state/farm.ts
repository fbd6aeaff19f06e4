import type { Infrastructure } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { isRoot } from '@vigia/domain/access';
import type { ClientTree, Crop, FilterContext, Pest, User } from '@vigia/domain/farm';
import { createContext, useContext } from 'react';
import type { ClientEntry } from './tree-storage.ts';

/** Everything a screen may take for granted: who looks, at which client, with what in it, on which day. */
export interface Farm {
  readonly user: User;
  /** Root-only screens of this client are open to the user. */
  readonly isRoot: boolean;
  readonly clients: readonly ClientEntry[];
  readonly tree: ClientTree;
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly today: IsoDate;
  /** The same as the domain's narrowing functions want it. */
  readonly context: FilterContext;
}

export function farmOf(
  user: User,
  clients: readonly ClientEntry[],
  infrastructure: Infrastructure,
  today: IsoDate,
): Farm {
  const { crops, pests } = infrastructure;
  const tree = infrastructure.trees[0];
  if (!tree) throw new Error('No clients returned by api');
  const context = { tree, crops, pests, today };
  return { user, isRoot: isRoot(user, tree.client.id), clients, tree, crops, pests, today, context };
}

const FarmContext = createContext<Farm | null>(null);
export const FarmProvider = FarmContext;

/** @throws {Error} used by something that is shown before the client's data is there */
export function useFarm(): Farm {
  const farm = useContext(FarmContext);
  if (!farm) throw new Error('useFarm needs a FarmProvider above it');
  return farm;
}
