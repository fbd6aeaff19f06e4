import type { Locator } from '@playwright/test';

export interface Words {
  readonly text: string;
  /** From the element's upper left corner, px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every visible text of a drawing with its place; each line of a page's text is one entry. */
export const drawnWords = (part: Locator): Promise<Words[]> =>
  part.evaluate((root) => {
    const shadow = root.getRootNode() as ShadowRoot;
    const host = shadow.host.getBoundingClientRect();
    const isShown = (element: Element) => getComputedStyle(element).visibility !== 'hidden';
    const words = (text: string, { x, y, width, height }: DOMRect) => ({
      text: text.replace(/\s+/g, ' ').trim(),
      x: x - host.x,
      y: y - host.y,
      width,
      height,
    });
    const drawn = Array.from(root.querySelectorAll('text'), (text) =>
      words(text.textContent, text.getBoundingClientRect()),
    );
    const blockOf = (node: Node): Element => {
      const element = node.parentElement!;
      return getComputedStyle(element).display === 'inline' ? blockOf(element) : element;
    };
    const lines = new Map<string, { text: string; block: Element; box: DOMRect }>();
    const blocks: Element[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('svg, style, select') || !isShown(node.parentElement!)) continue;
      const block = blockOf(node);
      if (!blocks.includes(block)) blocks.push(block);
      for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const name = `${blocks.indexOf(block)} ${Math.round(box.y)}`;
        const line = lines.get(name) ?? { text: '', block, box };
        line.text += node.data[at];
        line.box = new DOMRect(line.box.x, line.box.y, box.right - line.box.x, box.height);
        lines.set(name, line);
      }
    }
    const bar = shadow.querySelector('[aria-expanded=false]')?.getBoundingClientRect();
    /**
     * Whether a text is not cut off by the element, not below the bar that unfolds it, and not scrolled out of
     * its list.
     */
    const canBeSeen = ({ block, box }: { block: Element; box: DOMRect }) => {
      const list = block.closest('ul')?.getBoundingClientRect();
      const ends = [host.bottom, list?.bottom ?? host.bottom];
      if (bar && !shadow.querySelector('[aria-expanded=false]')!.contains(block)) ends.push(bar.top);
      return box.bottom <= Math.min(...ends) + 1;
    };
    return [
      ...drawn.filter(({ y }) => y < host.height),
      ...Array.from(lines.values())
        .filter(canBeSeen)
        .map(({ text, box }) => words(text, box)),
    ];
  });
