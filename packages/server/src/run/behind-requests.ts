import { getPriority, setPriority } from 'node:os';

/** Of processes that do heavy work: so much nicer than the server, on Linux out of 0 (usual) to 19 (lowest priority). */
const NICER = 5;
const NICEST = 19;

/**
 * Lowers the priority of a process that does heavy work, such as decoding photos or printing, below that of the server:
 * people who read at the same moment come first.
 *
 * @param pid this process, or one that it has started
 */
export function putBehindRequests(pid: number): void {
  setPriority(pid, Math.min(NICEST, getPriority() + NICER));
}
