import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the photo that is counted has the page for itself. The browser fills the screen with the page where it may;
 * leaving that, as by Escape, leaves both.
 */
export function useEnlarged(): { readonly isEnlarged: boolean; readonly toggle: () => void } {
  const [isEnlarged, setEnlarged] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setEnlarged(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  const toggle = useCallback(() => {
    setEnlarged((before) => !before);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else if (!isEnlarged) document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [isEnlarged]);
  return { isEnlarged, toggle };
}
