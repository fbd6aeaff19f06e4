/** The server's page, not the one that a service worker keeps. */
const PAGE = '/index.html?of=server';
const RELOADED = 'vigia:reloaded-for';

/** The browser tab; an object, so that a test can replace `reload`. */
export const tab = { reload: (): void => window.location.reload() };

/** A part of the console could not be loaded. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  /** True: a newer build has replaced it, and only a reload loads that. False: the connection failed. */
  readonly isNewVersion: boolean;

  constructor(isNewVersion: boolean, cause: unknown) {
    super('a part of the console could not be loaded', { cause });
    this.isNewVersion = isNewVersion;
  }
}

/** Loads a part of the console; rejects with `PartMissing` if it cannot be loaded. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new PartMissing(await isReplaced(), cause);
  }
}

/** Path of the script that started this page; its name contains a hash of its content. */
const ownEntry = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server's page starts with another script than this page did. */
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

/** Whether the user is writing: a dialog is open, or a field with text has the focus. */
function isWriting(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return document.querySelector('[role="dialog"]') !== null || (isField && field.value !== '');
}

/** Reloads for a newer build without asking: once, and only while the user is not writing. */
export function reloadByItself(): void {
  const entry = ownEntry();
  if (entry === null || isWriting()) return;
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return;
    sessionStorage.setItem(RELOADED, entry);
  } catch {
    return; // without storage it would reload again and again
  }
  tab.reload();
}
