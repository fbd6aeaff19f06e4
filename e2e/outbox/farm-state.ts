import type { StoredImage } from '../../packages/api/src/client/index.ts';

/** What the service has of the things whose state people set. */
export interface FarmState {
  readonly tags: readonly string[];
  /** Notices that the person has read. */
  readonly read: readonly number[];
  /** Instants in epoch ms. */
  readonly comment: { readonly text: string; readonly changedAt: number | null };
  /** `insects`: where they are, as text. */
  readonly photo: { readonly takenAt: number; readonly version: number; readonly insects: string };
}

/** Where the insects of a count are, as text. */
export const insectsOf = (analytics: StoredImage['analytics']): string =>
  JSON.stringify(
    Object.values(analytics?.bug ?? {}).flatMap(({ samples }) => samples.map(({ x, y }) => [x, y])),
  );
