import type { ServiceNotes } from '../stores/service/service-notes.ts';

/** Counts requests whose `X-Forwarded-For` does not fit the number of proxies that is set. Keeps no address. */
export interface ProxyTally {
  /** @param addresses how many `X-Forwarded-For` names; @param direct whether it came from this machine itself */
  count(request: { readonly addresses: number; readonly direct: boolean }): void;
  /** What is to be noted of the requests since the last call; null when they fit, or are too few to tell. */
  take(): ServiceNotes['proxies'] | null;
}

/** A single caller may write the header: only where most requests have it is there a proxy. */
const FEWEST = 5;
const MOST_SHARE = 0.5;

/** @param proxies how many of one's own every request passes */
export function proxyTally(proxies: number): ProxyTally {
  let [requests, odd] = [0, 0];
  return {
    count: ({ addresses, direct }) => {
      // What asks from this machine without a proxy, such as a check of health, tells nothing of them.
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
