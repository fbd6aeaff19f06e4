import type { Status } from '../../theme/tokens.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';

export type Announce = (status: Status, text: string, options?: SnackbarOptions | number) => void;

/** A channel for messages. Those that are announced before there is a listener are kept for it. */
export interface Announcements {
  readonly announce: Announce;
  /** @returns a function that stops listening */
  readonly listen: (listener: Announce) => () => void;
}

/** @param onWaiting called when a message is kept because there is no listener */
export function makeAnnouncements(onWaiting: () => void): Announcements {
  const waiting: Parameters<Announce>[] = [];
  let listener: Announce | null = null;
  return {
    announce: (...announcement) => {
      if (listener) return listener(...announcement);
      waiting.push(announcement);
      onWaiting();
    },
    listen: (next) => {
      listener = next;
      for (const announcement of waiting.splice(0)) next(...announcement);
      return () => {
        listener = null;
      };
    },
  };
}
