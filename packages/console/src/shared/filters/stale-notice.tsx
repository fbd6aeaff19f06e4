import { Notice } from '@vigia/ui';
import type { AskedPart } from './stale-parts.ts';

const PARTS: Readonly<Record<AskedPart, string>> = {
  season: 'una temporada',
  sector: 'un campo',
  crop: 'un hospedero',
  pest: 'una plaga',
  period: 'un período',
  station: 'una estación',
};

/** `una temporada, un campo y una plaga` */
const listed = new Intl.ListFormat('es', { type: 'conjunction' });

export interface StaleNoticeProps {
  readonly parts: readonly AskedPart[];
  readonly onClose: () => void;
}

/** Says that a link asked for something that is not there, and that something else is shown. */
export function StaleNotice({ parts, onClose }: StaleNoticeProps) {
  if (parts.length === 0) return null;
  return (
    <Notice status="warning" onClose={onClose}>
      {`El enlace pedía ${listed.format(parts.map((part) => PARTS[part]))} que no está en estos datos. Se muestra lo disponible.`}
    </Notice>
  );
}
