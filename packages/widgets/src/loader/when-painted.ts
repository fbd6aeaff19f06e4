/** Calls `then` when the current content is painted: at the beginning of the second next frame. */
export function whenPainted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
