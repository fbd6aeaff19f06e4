import { onTestFinished, vi } from 'vitest';

/** The files that the page saves, and their names. */
export function savedFiles(): { blob: Blob; name: string }[] {
  const saved: { blob: Blob; name: string }[] = [];
  let last: Blob;
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'data:,';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ blob: last, name: this.download });
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return saved;
}
