import type { Infrastructure } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { isRoot } from '@vigia/domain/access';
import {
  type ClientTree,
  type Crop,
  type FilterContext,
  installCatalogue,
  type Pest,
  type User,
} from '@vigia/domain/farm';
import { createContext, useContext } from 'react';
import type { ClientEntry } from './tree-storage.ts';

/** Error message for an account without a client. */
export const NO_CLIENTS = 'No clients returned by api';

/** The data that every screen has: the user, the client with its tree, and the day. */
export interface Farm {
  readonly user: User;
  /** Whether the user may open the root-only screens of this client. */
  readonly isRoot: boolean;
  readonly clients: readonly ClientEntry[];
  readonly tree: ClientTree;
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly today: IsoDate;
  /** The same data in the form that the filter functions of the domain take. */
  readonly context: FilterContext;
}

/** What every screen has; from here on the domain computes with the catalogue of the installation. */
export function farmOf(
  user: User,
  clients: readonly ClientEntry[],
  infrastructure: Infrastructure,
  today: IsoDate,
): Farm {
  const { crops, pests, catalogue } = infrastructure;
  installCatalogue(catalogue);
  const tree = infrastructure.trees[0];
  if (!tree) throw new Error(NO_CLIENTS);
  const context = { tree, crops, pests, today };
  return { user, isRoot: isRoot(user, tree.client.id), clients, tree, crops, pests, today, context };
}

const FarmContext = createContext<Farm | null>(null);
export const FarmProvider = FarmContext;

/** @throws {Error} outside a `FarmProvider`, before the client's data is loaded */
export function useFarm(): Farm {
  const farm = useContext(FarmContext);
  if (!farm) throw new Error('useFarm needs a FarmProvider above it');
  return farm;
}
