import { VigiaDegreeDays } from '@vigia/widgets/react';
import { useState } from 'react';

export function FieldCurve() {
  const [sector, setSector] = useState(1);
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  return (
    <>
      <button type="button" onClick={() => setSector(2)}>
        Otro campo
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Mostrar u ocultar
      </button>
      {isShown && (
        <VigiaDegreeDays
          server="https://vigia.example"
          publicKey="pk_live_…"
          sector={sector}
          onReady={({ detail }) => setHeard((before) => `${before}${detail.part} `)}
        />
      )}
      <p id="heard">{heard}</p>
    </>
  );
}
