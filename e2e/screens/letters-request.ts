/** Address at which a test has the letters of Hoy sent that are due at an instant (`?now=`), and gets them. */
export const LETTERS_PATH = '/testing/letters';
