/** A story that writes an error to the console fails, whoever wrote it: React, a vendor, or the component. */

const noted: string[] = [];
let real: typeof console.error | undefined;

/**
 * What the testing library's switch for `act` makes React say while a play waits for something that loads late: true of
 * the test, not of the component.
 */
const ABOUT_THE_TEST = /\bact\(|`act`/;
/** What the browser says of a size that changed while sizes were read: it is read again in the next frame. */
const ABOUT_A_FRAME = /^Error: ResizeObserver loop completed/;

/** @param expected `parameters.expectsErrors`: the story shows a fault on purpose */
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

/** @throws {Error} something was written since the story began */
export function expectQuietConsole(): void {
  if (noted.length > 0) throw new Error(`The console says:\n${noted.join('\n').slice(0, 2000)}`);
}
