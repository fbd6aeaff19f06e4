/**
 * A story that writes an error to the console fails, whether React, another library or the component wrote it.
 */

const noted: string[] = [];
let real: typeof console.error | undefined;

/**
 * React's warnings about `act` while a play waits for late code. The testing library's setting causes them, not
 * the component.
 */
const ABOUT_THE_TEST = /\bact\(|`act`/;
/** The browser's message that a size changed while sizes were read; they are read again in the next frame. */
const ABOUT_A_FRAME = /^Error: ResizeObserver loop completed/;

/**
 * Collects console errors from now on.
 *
 * @param expected `parameters.expectsErrors`: the story shows an error on purpose
 */
export function listenToConsole(expected: boolean | undefined): () => void {
  noted.length = 0;
  real ??= console.error;
  const write = real;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!expected && !ABOUT_THE_TEST.test(text) && !ABOUT_A_FRAME.test(text)) noted.push(text);
    write(...words);
  };
  return () => {
    console.error = write;
  };
}

/** @throws {Error} an error was written since the story began */
export function expectQuietConsole(): void {
  if (noted.length > 0) throw new Error(`The console says:\n${noted.join('\n').slice(0, 2000)}`);
}
