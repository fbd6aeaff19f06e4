import '@vigia/ui/fonts';
import { openConsole } from './open-console.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
openConsole(container, window.location.origin);
