import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FieldCurve } from '../../packages/widgets/src/stories/recipes/react.tsx';

/** A host application in React 19, out of the manual: made here, or taken over from what a server has written. */
const app = document.getElementById('app')!;
if (app.dataset.from === 'server') {
  // Not before the written element has shown itself.
  document.addEventListener('vigia-ready', () => hydrateRoot(app, <FieldCurve />), { once: true });
  app.innerHTML = renderToString(<FieldCurve />);
} else createRoot(app).render(<FieldCurve />);
