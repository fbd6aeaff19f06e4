import { afterEach, beforeEach } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { freezeDate } from '../../.storybook/frozen-clock.ts';
import { type OpenedConsole, openInMemory } from '../../packages/console/src/testing/open-in-memory.tsx';
import { PASSWORD, PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';
import '../../packages/ui/src/theme/fonts.ts';
import { takeTime } from './hurry.ts';
import { network } from './network.ts';
import { SQL_PATH, type SqlRequest } from './sql-route.ts';

freezeDate();
let opened: OpenedConsole[] = [];
/** What the console keeps on a device: answers for days without a network, and reports that wait. */
const DATABASES = ['vigia-answers', 'vigia-outbox'];
const forget = (database: string): Promise<void> =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase(database);
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done());
  });

beforeEach(async () => {
  localStorage.clear();
  await Promise.all(DATABASES.map(forget));
  await page.viewport(1280, 800);
});
afterEach(() => {
  for (const one of opened) one.close();
  opened = [];
  network.mend();
  takeTime();
  document.body.replaceChildren();
});

export interface OpenScreen extends OpenedConsole {
  /** This console alone, if the page has several. Dialogs are outside of it. */
  readonly tab: Locator;
}

/**
 * Opens the whole console at a path, as another tab of the same browser.
 *
 * @param person whose session the browser has; null: nobody is signed in
 */
export async function openScreen(person: Person | null, path: string): Promise<OpenScreen> {
  if (person) await signIn(person);
  return openTab(path);
}

/** Opens another tab with the current session of the browser. */
export function openTab(path: string): OpenScreen {
  const container = document.createElement('div');
  const name = `tab ${opened.length + 1}`;
  container.dataset.testid = name;
  document.body.append(container);
  const console = openInMemory(container, window.location.origin, path);
  opened.push(console);
  return { ...console, tab: page.getByTestId(name) };
}

/** Sets the session's cookie in the browser, as an earlier visit would. */
export async function signIn(person: Person): Promise<void> {
  const config = await (await fetch('/config.json')).json();
  const answer = await fetch('/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': config.api_key },
    body: JSON.stringify({ email: PEOPLE[person].email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${person} was not let in: ${answer.status}`);
  localStorage.setItem('vigia:signed-in', 'true');
}

/** The title of a screen. */
export const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** The service's clock, epoch ms: each statement of a test moves it on. */
export const serviceTime = async (): Promise<number> => await (await fetch(SQL_PATH)).json();

/** Runs a statement in the service's database. */
export async function sql<Row>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
  const request: SqlRequest = { text, values };
  const answer = await fetch(SQL_PATH, { method: 'POST', body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
  return await answer.json();
}
