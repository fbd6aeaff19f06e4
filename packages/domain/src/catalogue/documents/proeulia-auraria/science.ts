import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  nameIn: { en: 'Chilean fruit tree leaf folder' },
};
