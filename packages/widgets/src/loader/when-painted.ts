/** Once what stands there now is painted: when a second frame begins. */
export function whenPainted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
