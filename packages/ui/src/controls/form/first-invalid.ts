import { type RefObject, useEffect } from 'react';

const FOCUSABLE = ['input:not([type="hidden"])', 'textarea', 'button', '[tabindex="0"]'].join(',');

const isReachable = (element: HTMLElement): boolean =>
  element.closest('[aria-hidden="true"]') === null &&
  element.tabIndex >= 0 &&
  !element.hasAttribute('disabled') &&
  element.getClientRects().length > 0;

/** Moves the focus to the first field inside `root` that is marked invalid; returns false if there is none. */
export function focusFirstInvalid(root: HTMLElement): boolean {
  for (const field of root.querySelectorAll<HTMLElement>('[data-invalid]')) {
    const inside = [field, ...field.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const target = inside.find((element) => element.matches(FOCUSABLE) && isReachable(element));
    if (target) {
      target.focus();
      return true;
    }
  }
  return false;
}

/**
 * Moves the focus to the first invalid field after each try to save.
 *
 * @param attempts how often saving was tried so far; each increase looks for an invalid field once
 */
export function useFirstInvalid(root: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0 && root.current) focusFirstInvalid(root.current);
  }, [attempts, root]);
}
