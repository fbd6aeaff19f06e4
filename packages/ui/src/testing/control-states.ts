import type { StatesOf } from './state.ts';

/** What shows words that are given: nothing to fetch, and nothing of its own that could fail. */
const GIVEN = {
  Loading: 'it is drawn once what it says is known',
  Error: 'what failed is said beside it, by a Notice or an ErrorState',
} as const;
const STILL = {
  ...GIVEN,
  Empty: 'with nothing to say it is not drawn',
  Dense: 'there is one of it, however dense the page (Fundamentos/Densidad)',
} as const;
/** What only holds other things. */
const FRAME = {
  Loading: 'what stands inside says so',
  Empty: 'what stands inside says so',
  Error: 'what stands inside says so',
  Dense: 'what stands inside decides how much it shows',
} as const;
const FIELD = {
  Loading: 'it can be used at once: nothing is fetched for it',
  Empty: 'it begins empty, as in Ready',
  Dense: 'it holds one value',
} as const;
const CHOICES = {
  Loading: 'its few choices are fixed',
  Empty: 'its few choices are fixed',
  Dense: 'many choices belong into a Select or a MultiSelect',
} as const;
const as = (title: string) => `it is a ${title}, whose stories show it`;

/** Controls and pieces of the domain: their states by story, where its name is another, or why there is none. */
export const CONTROL_STATES: Readonly<Record<string, StatesOf>> = {
  'Controles/AppFrame': { never: FRAME },
  'Controles/Avisos': { named: { Error: 'Ready', Dense: 'Notices' } },
  'Controles/Badge': { named: { Dense: 'Many' }, never: GIVEN },
  'Controles/Breadcrumb': { named: { Empty: 'OnePage', Dense: 'LongName' }, never: GIVEN },
  'Controles/Button': { never: { Empty: 'a button says what it does', Error: GIVEN.Error } },
  'Controles/ButtonGroup': {
    never: { Empty: 'a group has buttons', Error: GIVEN.Error, Dense: 'it wraps, as in Narrow' },
  },
  'Controles/Card': { never: FRAME },
  'Controles/Checkbox': {
    never: { ...FIELD, Error: 'a box is wrong only among others, as in CheckboxGroup' },
  },
  'Controles/CheckboxGroup': { never: CHOICES },
  'Controles/Chip': {
    named: { Empty: 'Removed' },
    never: { ...GIVEN, Dense: 'a row of them wraps, as in Narrow' },
  },
  'Controles/ConfirmDialog': {
    named: { Dense: 'NarrowLongName' },
    never: { Empty: 'it always asks something', Error: 'what failed is said by the snackbar' },
  },
  'Controles/CoordinateFields': { never: { Empty: FIELD.Empty, Dense: 'it holds two figures' } },
  'Controles/DateField': { named: { Error: 'BadInput' }, never: FIELD },
  'Controles/DateRangeField': { named: { Error: 'Crossed' }, never: FIELD },
  'Controles/Dialog': { never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error } },
  'Controles/FileField': {
    named: { Error: 'Refused' },
    never: { Loading: 'files are there at once; sending them is shown by whoever sends', Empty: FIELD.Empty },
  },
  'Controles/FilterBar': {
    named: { Dense: 'LongName' },
    never: {
      Loading: 'its fields wait by themselves, as Select',
      Error: 'its fields say so themselves, as Select',
    },
  },
  'Controles/FilterChips': {
    never: { ...GIVEN, Empty: 'without a filter nothing is drawn', Dense: 'they wrap, as in Narrow' },
  },
  'Controles/Form': {
    named: { Error: 'OnSubmit' },
    never: { ...FRAME, Loading: 'its dialog says so, as SaveDialog' },
  },
  'Controles/HelpDialog': { never: STILL },
  'Controles/Link': { never: STILL },
  'Controles/Menu': {
    named: { Dense: 'RowActions' },
    never: { ...GIVEN, Empty: 'without an action there is no button that opens it' },
  },
  'Controles/MultiSelect': { named: { Error: 'NoneChosen' } },
  'Controles/NumberField': { named: { Error: 'OutOfRange' }, never: FIELD },
  'Controles/PageHeader': {
    named: { Dense: 'NarrowLongName' },
    never: { ...GIVEN, Empty: 'a page has a name' },
  },
  'Controles/Popover': {
    named: { Dense: 'NarrowLongText' },
    never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error },
  },
  'Controles/ProgressBar': {
    named: { Dense: 'NarrowLongName' },
    never: {
      Empty: 'work that has not begun has no bar',
      Error: 'work that failed leaves its place to an ErrorState',
    },
  },
  'Controles/RadioGroup': { never: CHOICES },
  'Controles/SaveDialog': {
    named: { Loading: 'Phases', Error: 'Fails' },
    never: { Empty: 'its fields begin empty', Dense: 'it is a Dialog, whose Dense story shows it' },
  },
  'Controles/SegmentedControl': { never: STILL },
  'Controles/SideMenu': {
    named: { Dense: 'LongName' },
    never: { ...GIVEN, Empty: 'an application has pages' },
  },
  'Controles/Skeleton': {
    never: {
      Empty: 'it gives place to an EmptyState',
      Error: 'it gives place to an ErrorState',
      Dense: 'it is as long as what it stands for',
    },
  },
  'Controles/Snackbar': {
    named: { Error: 'Ready', Dense: 'LongList' },
    never: { Loading: 'it tells what is over', Empty: STILL.Empty },
  },
  'Controles/StatusIcon': { never: STILL },
  'Controles/Switch': { never: { ...FIELD, Error: 'both of its positions are right' } },
  'Controles/Tabs': {
    named: { Dense: 'LongName' },
    never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error },
  },
  'Controles/TextField': {
    named: { Dense: 'LongText' },
    never: { Loading: FIELD.Loading, Empty: FIELD.Empty },
  },
  'Controles/Tooltip': { never: STILL },
  'Controles/TopBar': { named: { Dense: 'LongName' }, never: { ...GIVEN, Empty: 'somebody is signed in' } },
  'Dominio/ClientBox': { never: { Empty: as('ComboBox'), Dense: as('ComboBox') } },
  'Dominio/CropSelect': { never: { Error: as('Select'), Dense: as('Select') } },
  'Dominio/SeasonSelect': { never: { Loading: as('Select'), Error: as('Select'), Dense: as('Select') } },
  'Dominio/HealthChips': {
    named: { Loading: 'Ready', Empty: 'MissingPart' },
    never: { Dense: 'hundreds of them stand in HealthGroups' },
  },
  'Dominio/HealthDialog': { named: { Empty: 'Well' }, never: { Dense: 'it has seven rows, always' } },
  'Dominio/LureFields': { named: { Error: 'OutOfRange' }, never: FIELD },
  'Dominio/MildewChip': {
    named: { Empty: 'Levels' },
    never: {
      Loading: 'it stands once the index is known',
      Error: 'without an index it says that there is none, as in Levels',
      Dense: 'a field has one',
    },
  },
  'Dominio/StationHealthIcon': {
    named: { Error: 'States', Empty: 'States' },
    never: {
      Loading: 'a row waits with a skeleton of its own',
      Dense: 'tens of them stand in the list of fields',
    },
  },
  'Dominio/PeriodStepper': {
    never: {
      Loading: 'its periods are fixed',
      Empty: 'its periods are fixed',
      Error: 'every period can be chosen',
    },
  },
  'Dominio/PestStateChip': {
    never: { Empty: 'no capture is a figure too, as in Levels', Dense: 'a row of them wraps, as in Levels' },
  },
  'Dominio/EventFields': {
    named: { Loading: 'Sending', Dense: 'EveryKind' },
    never: { Empty: FIELD.Empty },
  },
  'Dominio/TagEditor': {
    named: { Error: 'InternalRefused', Narrow: 'DenseNarrow' },
    never: { Loading: 'the tags come with their station' },
  },
};
