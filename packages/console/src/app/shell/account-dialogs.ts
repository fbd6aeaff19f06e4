/** Dialogs that the account menu and the help button open, in one file. */
export { HelpDialog } from '@vigia/ui';
export { ClientFilterDialog } from './client-filter-dialog.tsx';
export { NoticeMailDialog } from './notice-mail-dialog.tsx';
export { OwnPasswordDialog } from './own-password-dialog.tsx';
