import type { Status } from '../../theme/tokens.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';

export type Announce = (status: Status, text: string, options?: SnackbarOptions | number) => void;

/** What is announced before anybody listens waits until somebody does. */
export interface Announcements {
  readonly announce: Announce;
  /** @returns how to stop listening */
  readonly listen: (listener: Announce) => () => void;
}

/** @param onWaiting something waits to be heard */
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
