import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  version: 1,
  nameIn: { en: 'Chilean fruit tree leaf folder' },
};
