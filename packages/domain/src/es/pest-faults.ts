import type { PestFaultCode } from '../catalogue/document-parts.ts';
import type { TakeFaultCode } from '../catalogue/take-faults.ts';

/** What is wrong in the document of a pest, for who wrote it. */
export const PEST_FAULT_SENTENCES: Readonly<Record<PestFaultCode, string>> = {
  'model-of-fungus': 'Un hongo no lleva modelo de grados día.',
  repeated: 'Está repetido.',
  'chip-falls': 'El máximo del amarillo no puede ser menor que el del verde.',
  'sign-of-chronofix': 'Un chronofix es un día del calendario: no lleva señal de campo.',
  'day-of-biofix': 'Un biofix se observa en el campo: no lleva día del año.',
  'day-missing': 'Falta el día del año en que parte el chronofix.',
  'no-such-day': 'No es un día del calendario.',
  'upper-not-above': 'El umbral superior debe ser mayor que el inferior.',
  'upper-without-cutoff': 'Sin corte no hay umbral superior: debe ser null.',
  'cutoff-without-upper': 'Con este corte falta el umbral superior.',
  'adult-not-first': 'La primera etapa debe ser la del adulto.',
  'adult-not-at-zero': 'El adulto empieza en la fecha de inicio: debe ser 0.',
  'stage-order': 'La etapa está repetida o fuera del orden adulto, huevo, larva, pupa.',
  'not-rising': 'Debe ser mayor que el valor anterior.',
  'after-generation': 'La etapa debe empezar antes de que termine la generación.',
  'stage-missing': 'El modelo no tiene esta etapa.',
  'flight-order': 'Los vuelos se numeran desde 1, sin saltos.',
  'not-north': 'La latitud norte debe ser mayor que la latitud sur.',
};

/** Why a document cannot be taken beside those in use. */
export const TAKE_FAULT_SENTENCES: Readonly<Record<TakeFaultCode, string>> = {
  'id-of-product': 'Los ids menores que 1000 son de las plagas incluidas: use uno desde 1000.',
  'other-species': 'Este id ya es de otra especie: una plaga nueva lleva otro id.',
  'version-not-newer': 'Debe ser mayor que la versión en uso.',
};
