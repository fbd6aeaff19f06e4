import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
};

const number = (value: number | bigint): string => value.toLocaleString('es-CL', { useGrouping: false });

/** What is wrong with one value of a pest's document, in Spanish. */
export function documentSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Falta.'
        : `Se espera ${TYPES[issue.expected] ?? 'otro tipo de valor'}.`;
    case 'invalid_value':
      return `Se espera ${issue.values.map((value) => JSON.stringify(value)).join(' o ')}.`;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'No puede estar vacío.';
      return `Debe ser ${issue.inclusive ? `${number(issue.minimum)} o más` : `mayor que ${number(issue.minimum)}`}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Admite hasta ${number(issue.maximum)} caracteres.`;
      return `Debe ser ${number(issue.maximum)} o menos.`;
    case 'unrecognized_keys':
      return 'Este campo no existe en el documento de una plaga.';
    default:
      return 'No tiene la forma que se espera.';
  }
}
