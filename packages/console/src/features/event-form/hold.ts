type Release = () => void;

/** The drafts of this tab, so that it does not wait for itself. */
const locks = new Map<string, Promise<Release | null>>();

function ask(id: string): Promise<Release | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((answer) => {
    void locks.request(`vigia-report-${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      return new Promise<void>((release) => answer(release));
    });
  });
}

/**
 * Locks a draft for this tab until it is released or the tab is closed, where the browser supports it.
 *
 * @returns false: another tab is writing it
 */
export async function hold(id: string): Promise<boolean> {
  const release = locks.get(id) ?? ask(id);
  locks.set(id, release);
  const mine = (await release) !== null;
  if (!mine) locks.delete(id);
  return mine;
}

export function letGo(id: string): void {
  void locks.get(id)?.then((release) => release?.());
  locks.delete(id);
}
