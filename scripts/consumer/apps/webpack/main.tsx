import '@vigia/ui/fonts';
import { createRoot } from 'react-dom/client';
import { FieldPage } from './field-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<FieldPage />);
