import '@vigia/ui/fonts';
import { mayHaveSession } from '../shared/signed-in-before.ts';
import { loadSignedIn, loadSignIn } from './parts.ts';
import { screenAt } from './screens.ts';

// All that will be shown is fetched side by side, while the server is still asked who is here.
const opening = import('./open-console.tsx');
const shown = mayHaveSession() ? [loadSignedIn, screenAt(window.location.pathname)] : [loadSignIn];
for (const load of shown) load().catch(() => undefined); // told where it is shown

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void opening.then(({ openConsole }) => openConsole(container, window.location.origin));
