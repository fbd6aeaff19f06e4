import { By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** WebDriver reports no errors: the page collects them itself, after it has loaded. */
function watchErrors(): void {
  if (window.complaints) return;
  const complaints: string[] = [];
  window.complaints = complaints;
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const { error } = console;
  console.error = (...messages: unknown[]) => {
    complaints.push(messages.map(String).join(' '));
    error.apply(console, messages);
  };
}

/** A session of WebKitWebDriver as a tab. */
export function webkitTab(driver: WebDriver): Tab {
  const at = (x: number, y: number) =>
    driver.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  const sizeNow = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  return {
    open: async (address) => {
      await driver.get(address);
      await driver.executeScript(watchErrors);
    },
    resize: async (width, height) => {
      // The size of the window's frame is known only after it was drawn once.
      for (let attempt = 0, [more, taller] = [0, 0]; attempt < 3; attempt += 1) {
        const window = { x: 0, y: 0, width: width + more, height: height + taller };
        await driver.manage().window().setRect(window);
        await new Promise((drawn) => setTimeout(drawn, 300));
        const [w, h] = await sizeNow();
        if (w === width && h === height) return;
        more += width - w;
        taller += height - h;
      }
      throw new Error(`the window does not get ${width} × ${height}: ${(await sizeNow()).join(' × ')}`);
    },
    evaluate: (work, ...args) => driver.executeScript(work as never, ...args),
    movePointer: (x, y) => at(x, y).perform(),
    click: (x, y) => at(x, y).press().release().perform(),
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    selectAll: () =>
      driver.actions({ async: true }).keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    upload: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => driver.executeScript('return (window.complaints ?? []).splice(0)'),
  };
}
