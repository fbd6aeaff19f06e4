import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A host application in React 19: attributes bound to state, an event heard, the element taken away and put back. */
function Host() {
  const [sector, setSector] = useState('1');
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const hear = ({ detail }: CustomEvent<{ part: string }>) =>
    setHeard((before) => `${before}${detail.part} `);
  return (
    <>
      <button type="button" onClick={() => setSector('2')}>
        Otro campo
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Mostrar u ocultar
      </button>
      {isShown &&
        createElement('vigia-degree-days', { sector, 'public-key': 'pk_live_hosts', 'onvigia-ready': hear })}
      <p id="heard">{heard}</p>
    </>
  );
}

createRoot(document.getElementById('app')!).render(<Host />);
