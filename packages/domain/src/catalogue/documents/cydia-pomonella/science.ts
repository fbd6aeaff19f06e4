import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Codling moth', pt: 'Traça-da-maçã' },
  hosts: ['Malus domestica', 'Pyrus communis'],
  biofix: [
    {
      type: 'biofix',
      sign: 'first-sustained-catch',
      source: 'UC IPM / MSU',
      sourceEs: 'UC IPM / MSU',
      confidence: 'A',
      origin: 'published',
    },
    {
      type: 'chronofix',
      day: '07-01',
      source: 'our choice: southern counterpart of 1 January, from which the first moth flies at 97 ± 14 DD',
      sourceEs:
        'criterio propio: equivale en el sur al 1 de enero, desde el que la primera polilla vuela a 97 ± 14 °C·día',
      confidence: 'C',
      origin: 'derived',
    },
  ],
  model,
  validIn: [
    {
      place: 'Maule, Chile',
      source: 'Barros-Parada, Knight & Fuentes-Contreras 2015, ChileanJAR 75:57, abstract',
      sourceEs: 'Barros-Parada, Knight y Fuentes-Contreras 2015, ChileanJAR 75:57, resumen',
      confidence: 'A',
      origin: 'published',
    },
  ],
};
