import '@vigia/ui/fonts';
import { mayHaveSession } from '../shared/signed-in-before.ts';
import { askFirst } from './ask-first.ts';
import { firstFileInHand } from './in-hand.ts';
import { loadSignedIn, loadSignIn } from './parts.ts';
import { screenAt } from './screens.ts';

const address = new URL(window.location.href);
const isKnown = mayHaveSession();
const fetch = isKnown ? askFirst(address) : undefined;
const opening = import('./open-console.tsx');

// What will be shown comes while the first file runs: beside it both would come when the line has brought the last of
// them, and the machine would have waited for the line and then the line for the machine.
void firstFileInHand().then(() => {
  const shown = isKnown ? [loadSignedIn, screenAt(address.pathname)] : [loadSignIn];
  for (const load of shown) load().catch(() => undefined); // told where it is shown
});

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void opening.then(({ openConsole }) => openConsole(container, { baseUrl: address.origin, fetch }));
