/** Tabs share one rotating cookie: they renew it one after the other, where the browser can arrange that. */
export const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('vigia-refresh', work) : work();
