import '@vigia/ui/fonts';
import { hydrateRoot } from 'react-dom/client';
import { FieldPage } from './field-page.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <FieldPage />, {
  onRecoverableError: (error) => console.error(error),
});
