const PAGE = '/index.html';
const RELOADED = 'vigia:reloaded-for';

/** The browser's own tab; what reloads it. */
export const tab = { reload: (): void => window.location.reload() };

/** A part of the console could not be loaded. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  /** A newer build has taken its place: only a reload brings it. Otherwise the line is at fault. */
  readonly isNewVersion: boolean;

  constructor(isNewVersion: boolean, cause: unknown) {
    super('a part of the console could not be loaded', { cause });
    this.isNewVersion = isNewVersion;
  }
}

/** Loads a part of the console; one that is not there rejects with `PartMissing`. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new PartMissing(await isReplaced(), cause);
  }
}

/** What this page was started with; a build names it by its content. */
const ownEntry = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server's page starts with something else by now. */
async function isReplaced(): Promise<boolean> {
  const entry = ownEntry();
  if (entry === null) return false;
  try {
    const answer = await fetch(PAGE, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

/** Something is being written: a dialog is open, or a field has the focus and a text. */
function isWriting(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return document.querySelector('[role="dialog"]') !== null || (isField && field.value !== '');
}

/** Reloads for a newer build by itself, once and only while nothing is being written. */
export function reloadUnasked(): void {
  const entry = ownEntry();
  if (entry === null || isWriting()) return;
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return;
    sessionStorage.setItem(RELOADED, entry);
  } catch {
    return; // nothing would keep it from reloading again and again
  }
  tab.reload();
}
