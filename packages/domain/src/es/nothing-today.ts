import { formatNumber } from './numbers.ts';

/** What Hoy says where no field asks for anything. */
export interface NothingToday {
  readonly title: string;
  /** What is not known all the same; null where everything is. */
  readonly unknown: string | null;
}

/**
 * Where nothing was counted, that nothing is pending is not known, and not said.
 *
 * @param without fields without a counted capture, of `of`
 */
export function nothingToday(without: number, of: number): NothingToday {
  if (without > 0 && without === of)
    return {
      title: 'Todavía no hay capturas contadas',
      unknown:
        'No se sabe si hay algo pendiente: en los últimos días no se contaron capturas. Los dispositivos instalados hoy tienen hasta mañana para enviar.',
    };
  const who = without === 1 ? '1 campo no tiene' : `${formatNumber(without, 0)} campos no tienen`;
  return {
    title: 'Hoy no hay nada pendiente',
    unknown:
      without === 0
        ? null
        : `${who} capturas contadas en los últimos días: ahí no se sabe si pasan el umbral.`,
  };
}
