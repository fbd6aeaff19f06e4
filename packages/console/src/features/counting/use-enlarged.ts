import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the counted photo fills the page. The browser also goes full screen, if allowed. Leaving full screen,
 * for example by Escape, also ends the enlarged view.
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
