import type { RouteAccess } from '@vigia/domain/access';
import { ROUTE_TITLES } from '@vigia/domain/es';
import { useSnackbar, useWords } from '@vigia/ui';
import { useEffect, useRef } from 'react';
import { SHELL } from './words.ts';

/** Says so when the open screen is closed because the person's rights have changed. */
export function useClosedScreen(access: RouteAccess): void {
  const words = useWords(SHELL);
  const { notice } = useSnackbar();
  const shown = useRef<string | null>(null);
  const id = access.kind === 'unknown' ? null : access.route.id;
  const title = access.kind === 'forbidden' ? ROUTE_TITLES[access.route.id] : null;
  useEffect(() => {
    if (title !== null && shown.current === id) notice(words.screenClosed(title));
    shown.current = title === null ? id : null;
  }, [id, title, notice, words.screenClosed]);
}
