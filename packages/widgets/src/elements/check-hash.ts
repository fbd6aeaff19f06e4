/** Hash of a page's address that starts the check of the page. */
export const CHECK_HASH = '#vigia-probar';
