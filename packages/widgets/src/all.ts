/** The script a partner's page loads: defines every widget. */
import './degree-days/register.ts';
