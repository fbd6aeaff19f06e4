import { useEffect, useState } from 'react';

/** A picture that was still loading when it was taken away finds its blob for so long, ms: else the browser reports an error. */
const KEPT_MS = 10_000;

/** An object URL of a blob as long as it is shown; null if there is none. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [made, setMade] = useState<{ readonly blob: Blob; readonly url: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => void setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  }, [blob]);
  return made !== null && made.blob === blob ? made.url : null;
}
