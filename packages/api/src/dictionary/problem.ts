import type { Dictionary } from './meaning.ts';

/** A refused call (RFC 9457). */
export const problem = {
  title: [
    { beside: ['as'], about: 'The title of the column in the file.', example: 'Temp' },
    {
      about: 'What is wrong, as a sentence in Spanish that may be shown to people.',
      example: 'Datos inválidos',
    },
  ],
  status: [
    {
      beside: ['last_access'],
      about: '`CONFIRMED`, or `FORCE_CHANGE_PASSWORD` while the person has a temporary password.',
      example: 'CONFIRMED',
    },
    { beside: ['title'], about: 'The HTTP status, once more.', example: 400 },
    { about: 'Always `ok`: what is not well is answered as a refusal.' },
  ],
  detail: [
    { beside: ['refused_for'], about: 'Why the file was refused, in Spanish; null when it was not.' },
    {
      about: 'More about this very case, in Spanish; absent where the title says it all.',
      example: 'La estación ya tiene un dispositivo',
    },
  ],
  code: [
    { beside: ['new_password'], about: 'The code from the letter.', example: '482913' },
    { beside: ['challenge_token'], about: 'A code of the application, or a backup code.', example: '482913' },
    {
      beside: ['title'],
      about: 'Which refusal it is: what a program acts upon. Each call lists its codes by status.',
      example: 'invalid-input',
    },
    { beside: ['message'], about: 'What to send in `confirmed` to say yes.', example: 'overlap' },
    {
      about: 'Bits of what failed in the self-test: SD 1, sensor 2, flash 4, camera 8, clock 16; 0 is well.',
      example: 0,
    },
  ],
  request_id: {
    about: 'Names the call in the log of the service; only with faults of the service itself.',
    example: '1f0c2d9e-6d0b-4f52-9c0e-4b6f1a7e2c55',
  },
  errors: [
    { beside: ['outcome'], about: 'What is wrong with cells of the row; empty unless it is wrong.' },
    { holding: 'message', about: 'What is wrong with each field; absent where it is not about fields.' },
    { about: 'Codes of what is wrong, such as `no_data` or `battery_low`; empty when all is well.' },
  ],
  questions: {
    about:
      'With `needs-confirmation`: what may be a slip. The same call with these codes in `confirmed` is carried out.',
  },
  field: [
    { beside: ['from'], about: 'Name of the changed field.', example: 'pest_id' },
    {
      about: 'The field by its path, with positions in lists counted from 0.',
      example: 'readings.7.ambient_temperature_c',
    },
  ],
  message: {
    about: 'What is wrong or needs a confirmation, in Spanish, for people.',
    example: 'Se espera una fecha YYYY-MM-DD',
  },
} satisfies Dictionary;
