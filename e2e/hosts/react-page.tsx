import { createRoot } from 'react-dom/client';
import { FieldCurve } from '../../packages/widgets/src/stories/recipes/react.tsx';

/** A host application in React 19, out of the manual. */
createRoot(document.getElementById('app')!).render(<FieldCurve />);
