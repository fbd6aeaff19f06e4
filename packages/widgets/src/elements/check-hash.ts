/** Behind a page's address, where its administrator wants to know what works on it. */
export const CHECK_HASH = '#vigia-probar';
