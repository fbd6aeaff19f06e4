import type { AdminClient, TableKind } from '@vigia/api/client';
import type { Account, Biofix, Node, Product, Season, Sector, Station } from '@vigia/domain/farm';

/** The subject of a dialog: a row to edit, or a new one if it is null. */
export type Target =
  | { readonly kind: 'client'; readonly owner: AdminClient | null }
  | { readonly kind: 'user'; readonly owner: AdminClient; readonly user: Account | null }
  | { readonly kind: 'sign-ins'; readonly owner: AdminClient; readonly user: Account }
  | { readonly kind: 'sector'; readonly owner: AdminClient; readonly sector: Sector | null }
  | { readonly kind: 'season'; readonly owner: AdminClient; readonly season: Season | null }
  | { readonly kind: 'export'; readonly owner: AdminClient; readonly season: Season }
  | { readonly kind: 'season-opening'; readonly owner: AdminClient }
  | {
      readonly kind: 'station';
      readonly owner: AdminClient | null;
      readonly station: Station | null;
      /** A new one that begins with a device. */
      readonly withDevice?: boolean;
    }
  | { readonly kind: 'biofix'; readonly owner: AdminClient | null; readonly biofix: Biofix | null }
  | { readonly kind: 'product'; readonly owner: AdminClient; readonly product: Product | null }
  | { readonly kind: 'node'; readonly owner: AdminClient; readonly node: Node | null }
  | { readonly kind: 'hand-over'; readonly owner: AdminClient; readonly node: Node }
  /** Of one station; null for a file of several ones. */
  | {
      readonly kind: 'import';
      readonly owner: AdminClient;
      readonly station: Station | null;
      /** One that is chosen already. */
      readonly file?: File;
    }
  | { readonly kind: 'photos'; readonly owner: AdminClient; readonly station: Station }
  | { readonly kind: 'stations'; readonly owner: AdminClient; readonly stations: readonly Station[] }
  | {
      readonly kind: 'table';
      readonly owner: AdminClient;
      readonly table: TableKind;
      readonly file?: File;
    }
  | { readonly kind: 'schedule'; readonly owner: AdminClient | null };

/** The confirmation before it is done. */
export interface Question {
  readonly title: string;
  readonly note: string;
  readonly confirmLabel: string;
  readonly run: () => Promise<unknown>;
  readonly done: string;
  readonly failed: (error: unknown) => string;
  /** Undoes it; absent if it cannot be undone. */
  readonly undo?: () => Promise<unknown>;
}

/** Shown once: a password or a key. */
export interface Secret {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  /** Null when the service issued it in an answer that never arrived. */
  readonly value: string | null;
}
