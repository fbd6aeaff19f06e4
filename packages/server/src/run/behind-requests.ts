/**
 * Niceness (0 usual, 19 lowest priority) of processes that do heavy work, such as decoding photos and printing: people who
 * read at the same moment come first.
 */
export const BEHIND_REQUESTS = 5;
