import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vigia/api/client';

/** While the line is down one failed question is asked again this often, ms. */
const PROBE_EVERY_MS = 20_000;

/** How the line to the service is, as far as questions have shown. */
export interface Line {
  readonly isDown: boolean;
  /** Stations of the screen whose health could not be asked for, and of which nothing is known. */
  readonly unknownStations: number;
  /** Captures of the screen that could not be asked for, and of which nothing is known. */
  readonly unknownCounts: number;
  /** When the oldest data on the screen came, epoch ms; null where what it shows could not be had. */
  readonly dataSince: number | null;
}

const isLineError = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';
const isFailed = (query: Query): boolean => query.state.status === 'error';
const isUnknown = (query: Query): boolean => isFailed(query) && query.state.data === undefined;
const isOf = (query: Query, ...names: readonly string[]): boolean =>
  names.includes(String(query.queryKey[0]));

/** Rows of lists that were asked for. */
const rowsOf = (queries: readonly Query[]): number =>
  queries.reduce((sum, { meta }) => sum + Number(meta?.rows ?? 1), 0);

/** What every screen stands on; what a screen asks for by itself is something else. */
const FRAME = ['clients', 'infrastructure', 'notifications'];
/** Marks that stand in a list: the list itself is there without them. */
const MARKS = ['health', 'bug-count', 'mildew-risks'];

/**
 * Watches the questions that the screens ask. Once the line is back, by what the browser says or by the first answer
 * after failures, those that failed or are stale are asked again.
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
  /** The line may be back without the browser noticing: the service was away, not the network. */
  const probe = () => {
    const failed = isDown && cache.getAll().find((query) => query.isActive() && isFailed(query));
    if (failed) askAgain((query) => query === failed);
  };
  return {
    current: () => line,
    /** Asks for what failed, at once. */
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
