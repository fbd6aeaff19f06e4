import { mayHaveSession } from '../shared/signed-in-before.ts';
import { askFirst } from './ask-first.ts';
import { allButOneInHand, allInHand } from './in-hand.ts';
import { loadSignedIn, loadSignIn } from './parts.ts';
import { screenAt } from './screens.ts';

const address = new URL(window.location.href);
const isKnown = mayHaveSession();
const fetch = isKnown ? askFirst(address) : undefined;
const opening = import('./open-console.tsx');

// Each part is asked for while the one before it is on the line, which so never rests, and comes while what came before
// runs: side by side all of them would come when the line has brought the last, and the machine would have waited for
// the line and then the line for the machine. Letters can be read without their font, which comes last.
async function fetchInOrder(): Promise<void> {
  await Promise.race([allButOneInHand(), opening]);
  let last = fetched(isKnown ? loadSignedIn : loadSignIn);
  await Promise.race([allButOneInHand(), last]);
  if (isKnown) last = fetched(screenAt(address.pathname));
  await Promise.race([allInHand(), last]);
  await import('@vigia/ui/fonts');
}
/** A part that cannot be had is told where it is shown. */
const fetched = (load: () => Promise<unknown>) => load().catch(() => undefined);
fetchInOrder().catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void opening.then(({ openConsole }) => openConsole(container, { baseUrl: address.origin, fetch }));
