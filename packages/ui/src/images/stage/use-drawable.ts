import { useEffect, useMemo, useState } from 'react';
import { type Bitmap, type Drawable, drawableOf, loadDrawable } from './drawable.ts';

export type Picture =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly drawable: Drawable };

interface Loaded {
  readonly url: string;
  readonly attempt: number;
  readonly picture: Picture;
}

const LOADING: Picture = { status: 'loading' };
const FAILED: Picture = { status: 'failed' };

/**
 * The picture at an address, or one that the caller has decoded.
 *
 * @param source null while the address is unknown: the same as loading
 * @returns the picture and a function that tries again
 */
export function useDrawable(source: string | Bitmap | null): readonly [Picture, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const url = typeof source === 'string' ? source : null;

  useEffect(() => {
    if (url === null) return;
    let drawable: Drawable | null = null;
    let left = false;
    const close = () => drawable?.source instanceof ImageBitmap && drawable.source.close();
    loadDrawable(url).then(
      (found) => {
        drawable = found;
        if (left) close();
        else setLoaded({ url, attempt, picture: { status: 'ready', drawable: found } });
      },
      () => left || setLoaded({ url, attempt, picture: FAILED }),
    );
    return () => {
      left = true;
      close();
    };
  }, [url, attempt]);

  const given = useMemo<Picture | null>(
    () =>
      source === null || typeof source === 'string'
        ? null
        : { status: 'ready', drawable: drawableOf(source) },
    [source],
  );
  const current = loaded?.url === url && loaded.attempt === attempt ? loaded.picture : LOADING;
  return [given ?? current, () => setAttempt((before) => before + 1)];
}
