type Release = () => void;

/** The drafts of this tab, so that it does not wait for itself. */
const held = new Map<string, Promise<Release | null>>();

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
  const asked = held.get(id) ?? ask(id);
  held.set(id, asked);
  const mine = (await asked) !== null;
  if (!mine) held.delete(id);
  return mine;
}

export function letGo(id: string): void {
  void held.get(id)?.then((release) => release?.());
  held.delete(id);
}
