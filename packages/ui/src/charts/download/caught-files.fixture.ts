import { spyOn } from 'storybook/test';

export interface CaughtFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Catches the files that the page would save, so that a story can open them and none is left on the disk. */
export function catchFiles() {
  const blobs = new Map<string, Blob>();
  const files: CaughtFile[] = [];
  const make = URL.createObjectURL.bind(URL);
  const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = make(blob);
    blobs.set(url, blob as Blob);
    return url;
  });
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.get(this.href)! });
  });
  const release = () => {
    made.mockRestore();
    clicked.mockRestore();
  };
  return { files, release };
}

/** Width and height of a PNG, px, read from its header. */
export async function pngSize(blob: Blob): Promise<{ width: number; height: number }> {
  const view = new DataView(await blob.arrayBuffer());
  if (view.getUint32(0) !== 0x89504e47) throw new Error('not a PNG');
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
