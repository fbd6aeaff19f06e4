import type { ComponentType } from 'react';
import { loadPart } from '../new-version.ts';

/** A component in its own file, which is loaded when it is needed, or earlier. */
export interface Late<Props extends object> {
  /** Undefined until its file is loaded. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Rejects with `PartMissing` if it cannot be loaded; it can be called again. */
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
