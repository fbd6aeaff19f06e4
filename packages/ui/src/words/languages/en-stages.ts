/** English words of the stages of a crop, by their marker. */
export const EN_STAGES = {
  flowering_start_date: 'Start of bloom',
  flowering_full_date: 'Full bloom',
  first_petal_fall_date: 'First petal fall',
  last_petal_fall_date: 'Last petal fall',
  fruit_set_date: 'Fruit set',
  fruit_thickening_8mm_date: 'Fruit size 8mm',
  fruit_thickening_20mm_date: 'Fruit size 20mm',
};
