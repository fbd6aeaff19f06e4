/** How long nobody has typed, ms, before what arrives meanwhile is drawn. */
const PAUSE_MS = 300;

/** Does something later; @returns gives it up */
export type Later = (work: () => void) => () => void;

/**
 * Does what can wait at once, or as soon as nobody has typed for a moment: a letter is answered before anything that
 * nobody has asked for at that moment.
 *
 * @param place where letters are typed
 */
export function afterTyping(place: EventTarget): Later {
  let typedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    typedAt = performance.now();
  };
  place.addEventListener('input', note, { capture: true, passive: true });
  return (work) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const wait = typedAt + PAUSE_MS - performance.now();
      if (wait > 0) timer = setTimeout(look, wait);
      else work();
    };
    look();
    return () => clearTimeout(timer);
  };
}

/** The same for the whole page. */
export const onceNobodyTypes: Later = afterTyping(globalThis.document ?? new EventTarget());
