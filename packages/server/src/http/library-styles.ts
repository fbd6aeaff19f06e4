/**
 * Style elements with text that libraries add to the console's page: those of react-aria for controls that are pressed
 * and, on iOS, for what scrolls behind a dialog. `scripts/library-styles.test.ts` reads them from the library.
 */
export const LIBRARY_STYLES: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
