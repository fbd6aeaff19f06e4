import type { ComponentType } from 'react';
import { loadPart } from '../new-version.ts';

/** A component in a file of its own, which is fetched when it is wanted, or before. */
export interface Late<Props extends object> {
  /** Undefined until its file has come. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Rejects with `PartMissing` where it cannot be had; it may be asked for again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let part: ComponentType<Props> | undefined;
  const fetch = async () => {
    part = await loadPart(load);
    return part;
  };
  return { current: () => part, fetch };
}
