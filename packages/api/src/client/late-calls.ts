import { ApiError } from './api-error.ts';

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/**
 * Calls whose code is fetched with the first of them. A call whose code cannot be had fails as one that did not reach
 * the service; the next one fetches it anew.
 */
export function lateCalls<All extends Calls>(load: () => Promise<All>): All {
  const loaded = async (): Promise<All> => {
    try {
      return await load();
    } catch (cause) {
      throw new ApiError('network', 'the code of a call could not be fetched', { cause });
    }
  };
  const callOf =
    (name: string) =>
    async (...args: never[]): Promise<unknown> =>
      (await loaded())[name]?.(...args);
  return new Proxy({} as All, {
    // What has a `then` is taken for a promise.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? callOf(name) : undefined),
  });
}
