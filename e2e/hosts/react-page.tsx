import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FieldCurve } from '../../packages/widgets/src/stories/recipes/react.tsx';

/** A host application in React 19 from the manual: rendered here, or hydrated from a server's HTML. */
const app = document.getElementById('app')!;
if (app.dataset.from === 'server') {
  // Hydrates only after the server's element is shown.
  document.addEventListener('vigia-ready', () => hydrateRoot(app, <FieldCurve />), { once: true });
  app.innerHTML = renderToString(<FieldCurve />);
} else createRoot(app).render(<FieldCurve />);
