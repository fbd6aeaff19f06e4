/** A story that writes an error to the console fails, whoever wrote it: React, a vendor, or the component. */

const noted: string[] = [];
let real: typeof console.error | undefined;

/** @param expected `parameters.expectsErrors`: the story shows a fault on purpose */
export function listenToConsole(expected: boolean | undefined): () => void {
  noted.length = 0;
  real ??= console.error;
  const write = real;
  console.error = (...words: unknown[]) => {
    if (!expected) noted.push(words.map(String).join(' '));
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
