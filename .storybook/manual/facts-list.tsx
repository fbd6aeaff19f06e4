import { FACTS } from 'virtual:vigia-manual';
import { Chip } from '../../packages/ui/src/controls/chip/chip.tsx';
import { FactSheet } from '../../packages/ui/src/foundations/fact-sheet.tsx';
import type { Status } from '../../packages/ui/src/theme/tokens.ts';
import { MATURITY_WORDS, type Maturity, standingOf } from './status.ts';

const CHIPS: Readonly<Record<Maturity, Status>> = { stable: 'ok', new: 'neutral', trial: 'warning' };

/** Facts about the components of a page; nothing on other pages. */
export function FactsList({ id }: { readonly id: string }) {
  const facts = FACTS[id];
  if (!facts) return null;
  const { importLine, subject, kB, storyCount, keyboardCount } = facts;
  const { maturity, since } = standingOf(id);
  return (
    <FactSheet className="sb-unstyled">
      <dt>Estado</dt>
      <dd>
        <Chip status={CHIPS[maturity]}>{MATURITY_WORDS[maturity]}</Chip> desde la versión {since}
      </dd>
      {importLine && (
        <>
          <dt>Importar</dt>
          <dd>
            <code>{importLine}</code>
          </dd>
        </>
      )}
      {kB !== undefined && (
        <>
          <dt>Peso</dt>
          <dd>
            {kB.toLocaleString('es-CL')} kB de <code>{subject}</code>, comprimido, además de React y
            styled-components
          </dd>
        </>
      )}
      <dt>Accesibilidad</dt>
      <dd>
        axe no encuentra faltas en {storyCount === 1 ? 'su ejemplo' : `ninguno de sus ${storyCount} ejemplos`}
        {keyboardCount > 0 && `; el teclado se prueba en ${keyboardCount}`}
      </dd>
    </FactSheet>
  );
}
