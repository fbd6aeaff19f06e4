/** IndexedDB database with the answers of the service that are kept on this device. */
export const ANSWER_DATABASE = 'vigia-answers';

/** Removes all of them, when somebody signs out. */
export function clearAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWER_DATABASE);
  } catch {
    // the browser has no such database
  }
}
