import { VigiaDegreeDays } from '@vigia/widgets/react';
import { useState } from 'react';

const SERVER = 'https://vigia.example';
const KEY = 'pk_live_…';

/** The same address that the element requests, for a given width in px. */
const pictureOf = (sector: number, width: number) =>
  `${SERVER}/embed/sectors/${sector}/degree-days.svg?width=${width}&height=540&mode=light&locale=es&units=metric&period=90days&key=${KEY}`;

export function FieldCurve() {
  const [sector, setSector] = useState(1);
  const [isShown, setShown] = useState(true);
  const [lastEvent, setLastEvent] = useState('');
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
          server={SERVER}
          publicKey={KEY}
          sector={sector}
          locale="es"
          onReady={({ detail }) => setLastEvent((before) => `${before}${detail.part} `)}
        >
          <picture>
            <source media="(max-width: 511px)" srcSet={pictureOf(sector, 360)} height="540" />
            <img
              src={pictureOf(sector, 720)}
              width="100%"
              height="540"
              alt="Grados día del campo"
              crossOrigin="anonymous"
            />
          </picture>
        </VigiaDegreeDays>
      )}
      <p id="heard">{lastEvent}</p>
    </>
  );
}
