import { setTimeout as wait } from 'node:timers/promises';
import { type Found, findElement } from './find.ts';
import type { Tab } from './tab.ts';

/** Longest wait, ms: pages drawn without a graphics card in several browsers at once are slow. */
const PATIENCE_MS = 30_000;
const STEP_MS = 150;

/** Runs in the page: true if nothing visible is still loading. */
function isComplete(): true | null {
  const isLoading = [...document.querySelectorAll('[aria-busy=true], [role=status]')].some(
    (each) =>
      each.checkVisibility() && (each.ariaBusy === 'true' || /^Cargando/.test(each.textContent ?? '')),
  );
  return isLoading ? null : true;
}

/** A person at a screen, who finds elements by role and name, and points, presses and types. */
export class Reader {
  readonly tab: Tab;
  readonly #look: (stage: string) => Promise<void>;

  /** @param look saves a picture of a stage */
  constructor(tab: Tab, look: (stage: string) => Promise<void>) {
    this.tab = tab;
    this.#look = look;
  }

  /** Saves a picture of the visible part, and checks that nothing is wider than the screen. */
  async look(stage: string): Promise<void> {
    await until(() => this.tab.evaluate(isComplete), `${stage}: something is loading for ever`);
    await wait(700); // Until movements have ended.
    await this.#look(stage);
    const [content, screen] = await this.tab.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    if (content! > screen!) throw new Error(`${stage}: ${content} px wide on a screen of ${screen}`);
  }

  /** Waits for a visible element whose name matches. */
  async see(selector: string, name = ''): Promise<Found> {
    return await this.#until(selector, name, () => true, false);
  }

  async seeNone(selector: string, name = ''): Promise<void> {
    await until(
      async () => (await this.#find(selector, name, false)) === null || null,
      `${selector} «${name}» stays`,
    );
  }

  async click(selector: string, name = ''): Promise<void> {
    const { x, y } = await this.#until(selector, name, (one) => one.coveredBy === null && !one.isDisabled);
    await this.tab.click(x, y);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, name: string, text: string): Promise<void> {
    await this.click(selector, name);
    await this.tab.selectAll();
    await this.tab.type(text);
  }

  /** Chooses an option of a list that a button opens. */
  async choose(list: string, option: string): Promise<void> {
    await this.click('button', list);
    await this.click('[role=option]', option);
    await this.seeNone('[role=option]');
  }

  async point(selector: string, name = ''): Promise<void> {
    const { x, y } = await this.#until(selector, name, (one) => one.coveredBy === null);
    await this.tab.movePointer(x - 10, y);
    await this.tab.movePointer(x, y);
  }

  /** Points at the first chart, which then shows a day and its values. */
  async readChart(): Promise<void> {
    await this.point('[role=application]');
    await this.see('[data-reading] [data-part=date]', '\\d');
    await this.see('[data-reading] [data-part=value]', '\\S');
  }

  #find(selector: string, name: string, isBrought: boolean): Promise<Found | null> {
    return this.tab.evaluate(findElement, { selector, name, isBrought });
  }

  async #until(
    selector: string,
    name: string,
    isRight: (found: Found) => boolean,
    isBrought = true,
  ): Promise<Found> {
    let last: Found | null = null;
    return await until(
      async () => {
        const found = await this.#find(selector, name, isBrought);
        // A moving element is not pressed, because the press could miss it.
        const rests = found !== null && last !== null && found.x === last.x && found.y === last.y;
        last = found;
        return found && rests && isRight(found) ? found : null;
      },
      () =>
        `${selector} «${name}» ${last ? `cannot be used: ${last.coveredBy ?? 'disabled'}` : 'is not seen'}`,
    );
  }
}

/** Tries until there is a result; throws `failure` if there is none in time. */
export async function until<T>(
  attempt: () => Promise<T | null>,
  failure: string | (() => string),
): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const result = await attempt();
    if (result !== null) return result;
    await wait(STEP_MS);
  }
  throw new Error(typeof failure === 'string' ? failure : failure());
}
