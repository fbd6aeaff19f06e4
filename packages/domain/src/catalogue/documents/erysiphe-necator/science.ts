import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  nameIn: { en: 'Grape powdery mildew', pt: 'Oídio-da-videira' },
  hosts: ['Vitis vinifera'],
};
