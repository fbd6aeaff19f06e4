import type { VendorServer } from '../../packages/server/tests/support/vendor-server.ts';

/** Address at which a test says what the makers' services on this machine answer, and has one of them pulled. */
export const VENDOR_PATH = '/testing/vendor';

export interface VendorRequest {
  /** The pair that is accepted; null: none is. */
  readonly keys?: VendorServer['keys'];
  /** Instants of records, epoch ms. */
  readonly records?: readonly number[];
  /** Instants of records that are no measurements. */
  readonly wrong?: readonly number[];
  /** The account of client 1 that is pulled then, as the job does it. */
  readonly pull?: number;
}
