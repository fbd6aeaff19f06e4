/** Largest file of measurements that is read from a request, bytes; the command line takes more. */
export const LARGEST_IMPORT = 20 * 1024 * 1024;
