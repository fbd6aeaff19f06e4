import type { ServiceNotes } from '../stores/service/service-notes.ts';

/**
 * Counts requests whose `X-Forwarded-For` does not fit the configured number of proxies. It stores no address.
 */
export interface ProxyTally {
  /**
   * @param addresses number of addresses in `X-Forwarded-For`
   * @param direct whether it came from this machine
   */
  count(request: { readonly addresses: number; readonly direct: boolean }): void;
  /** Summary of the requests since the last call; null when they fit, or when there are too few. */
  take(): ServiceNotes['proxies'] | null;
}

/** A single caller may write the header, so most requests must have it to indicate a proxy. */
const FEWEST = 5;
const MOST_SHARE = 0.5;

/** @param proxies number of own proxies that every request passes */
export function proxyTally(proxies: number): ProxyTally {
  let [requests, odd] = [0, 0];
  return {
    count: ({ addresses, direct }) => {
      // Direct requests from this machine, such as health checks, indicate nothing about proxies.
      if (direct && addresses === 0) return;
      requests += 1;
      if (proxies === 0 ? addresses > 0 : addresses < proxies) odd += 1;
    },
    take: () => {
      const seen = { requests, odd };
      [requests, odd] = [0, 0];
      if (seen.odd < FEWEST || seen.odd <= seen.requests * MOST_SHARE) return null;
      return { ...seen, kind: proxies === 0 ? 'none-expected' : 'too-few' };
    },
  };
}
