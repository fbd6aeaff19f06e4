import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the photo that is counted fills the page. The browser goes full screen if it may;
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
