import { describe, expect, it } from 'vitest';
import { addImages, refusalText } from './image-files.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type, lastModified: 1 });
const trap = file('trampa.jpg');
const roll = file('rollo.png', 'image/png');
const sheet = file('conteo.pdf', 'application/pdf');

describe('addImages', () => {
  it('keeps the images and names the rest', () => {
    expect(addImages([trap], [roll, sheet], true)).toEqual({ files: [trap, roll], refused: ['conteo.pdf'] });
  });

  it('keeps everything when a file is refused', () => {
    expect(addImages([trap], [sheet], true).files).toEqual([trap]);
    expect(addImages([trap], [sheet], false).files).toEqual([trap]);
  });

  it('does not add a file twice', () => {
    expect(addImages([trap], [file('trampa.jpg')], true).files).toHaveLength(1);
  });

  it('keeps one image where one is expected', () => {
    expect(addImages([trap], [roll], false).files).toEqual([roll]);
  });

  it('takes a photo without a type and no drawing with scripts', () => {
    const added = addImages([], [file('IMG_2041.HEIC', ''), file('logo.svg', 'image/svg+xml')], true);
    expect(added.files.map(({ name }) => name)).toEqual(['IMG_2041.HEIC']);
    expect(refusalText(added.refused)).toBe('Solo se aceptan archivos de imagen: logo.svg');
  });
});
