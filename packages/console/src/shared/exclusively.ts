/** Tabs share one rotating cookie, so they renew it one after the other, if the browser supports locks. */
export const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('vigia-refresh', work) : work();
