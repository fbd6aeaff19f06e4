/** Portuguese words of the stages of a crop, by their marker. */
export const PT_STAGES = {
  flowering_start_date: 'Início da floração',
  flowering_full_date: 'Plena floração',
  first_petal_fall_date: 'Primeira queda de pétalas',
  last_petal_fall_date: 'Última queda de pétalas',
  fruit_set_date: 'Frutificação',
  fruit_thickening_8mm_date: 'Engrossamento 8mm',
  fruit_thickening_20mm_date: 'Engrossamento 20mm',
};
