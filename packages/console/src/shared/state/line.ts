import type { Query, QueryClient } from '@tanstack/react-query';
import { isLineError } from '../line-error.ts';

/** While there is no connection, one failed request is repeated at this interval, ms. */
const PROBE_EVERY_MS = 20_000;

/** The state of the connection to the service, as observed from requests. */
export interface Line {
  readonly isDown: boolean;
  /** Stations on the screen whose health request failed, without earlier data. */
  readonly unknownStations: number;
  /** Capture counts on the screen whose request failed, without earlier data. */
  readonly unknownCounts: number;
  /** When the oldest data on the screen was loaded, epoch ms; null if the screen has no data. */
  readonly dataSince: number | null;
}

const isFailed = (query: Query): boolean => query.state.status === 'error';
const isUnknown = (query: Query): boolean => isFailed(query) && query.state.data === undefined;
const isOf = (query: Query, ...names: readonly string[]): boolean =>
  names.includes(String(query.queryKey[0]));

/** Number of list rows that these queries ask for. */
const rowsOf = (queries: readonly Query[]): number =>
  queries.reduce((sum, { meta }) => sum + Number(meta?.rows ?? 1), 0);

/** Queries of every screen; all others belong to a single screen. */
const FRAME = ['clients', 'infrastructure', 'notifications'];
/** Queries of marks in a list: the list is shown without them too. */
const MARKS = ['health', 'bug-count', 'mildew-risks'];

/**
 * Watches the requests of the screens. When the browser reports a connection, or a request succeeds after
 * failures, the failed and stale queries are requested again.
 */
export function watchedLine(client: QueryClient) {
  const cache = client.getQueryCache();
  let isDown = !navigator.onLine;
  let line = lineNow();
  let listener: (() => void) | undefined;

  function lineNow(): Line {
    const active = cache.getAll().filter((query) => query.isActive());
    const dates = active.map(({ state }) => state.dataUpdatedAt).filter((date) => date > 0);
    const unknown = active.filter(isUnknown);
    const own = active.filter((query) => !isOf(query, ...FRAME, ...MARKS));
    const isBare = own.length > 0 && own.every(isUnknown);
    return {
      isDown,
      unknownStations: rowsOf(unknown.filter((query) => isOf(query, 'health'))),
      unknownCounts: rowsOf(unknown.filter((query) => isOf(query, 'bug-count'))),
      dataSince: dates.length === 0 || isBare ? null : Math.min(...dates),
    };
  }
  const notify = () => {
    const next = lineNow();
    const isSame =
      next.isDown === line.isDown &&
      next.unknownStations === line.unknownStations &&
      next.unknownCounts === line.unknownCounts &&
      next.dataSince === line.dataSince;
    if (isSame) return;
    line = next;
    listener?.();
  };
  const askAgain = (predicate: (query: Query) => boolean) =>
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  const comeBack = () => {
    isDown = false;
    askAgain((query) => isFailed(query) || query.isStale());
    notify();
  };
  const goDown = () => {
    isDown = true;
    notify();
  };
  /** Repeats one request: the browser does not notice when the service, and not the network, returns. */
  const probe = () => {
    const failed = isDown && cache.getAll().find((query) => query.isActive() && isFailed(query));
    if (failed) askAgain((query) => query === failed);
  };
  return {
    current: () => line,
    /** Repeats the failed requests at once. */
    retry: () => askAgain(isFailed),
    subscribe(onChange: () => void): () => void {
      listener = onChange;
      const stop = cache.subscribe((event) => {
        if (event.type === 'updated') {
          const { action } = event;
          if ((action.type === 'error' || action.type === 'failed') && isLineError(action.error)) goDown();
          else if (action.type === 'success' && !action.manual && isDown) comeBack();
        }
        if (isDown || event.type === 'updated') notify();
      });
      const timer = setInterval(probe, PROBE_EVERY_MS);
      window.addEventListener('online', comeBack);
      window.addEventListener('offline', goDown);
      return () => {
        stop();
        clearInterval(timer);
        window.removeEventListener('online', comeBack);
        window.removeEventListener('offline', goDown);
        listener = undefined;
      };
    },
  };
}
