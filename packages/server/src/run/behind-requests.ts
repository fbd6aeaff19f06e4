import { getPriority, setPriority } from 'node:os';

/** On Linux a process has a niceness from 0 (usual) to 19 (lowest priority). */
const NICEST = 19;
/** How much nicer than the server its other processes are. */
const NICER = {
  /** PostgreSQL: the thread that answers everybody comes before a connection that works for one request. */
  database: 5,
  /** Decoding photos, printing: people who read at the same moment come first, with what they read. */
  heavyWork: 10,
};

/**
 * Lowers the priority of a process below that of the server.
 *
 * @param pid this process, or one that it has started
 */
export function putBehindRequests(pid: number, kind: keyof typeof NICER): void {
  setPriority(pid, Math.min(NICEST, getPriority() + NICER[kind]));
}
