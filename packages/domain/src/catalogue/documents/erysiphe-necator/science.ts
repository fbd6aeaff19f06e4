import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  version: 1,
  nameIn: { en: 'Grape powdery mildew', pt: 'Oídio-da-videira' },
  hosts: ['Vitis vinifera'],
};
