import type { Dictionary } from './meaning.ts';

/** Programs with a token of their own. */
export const programs = {
  token_id: { about: 'The program.', example: 7 },
  token_name: { about: 'What the client calls the program.', example: 'Riego del packing' },
  token_start: { about: 'First letters of its secret, to tell secrets apart.', example: 'svc_Zq3xT9' },
  service_token: { about: 'The program as its administrators see it.' },
  replaced_until: {
    about: 'Until when the secret before the present one is accepted; null without one.',
  },
  overlap_hours: {
    about: 'For how long the secret before still counts beside the new one; 0 for not at all.',
    example: 24,
    unit: 'h',
  },
} satisfies Dictionary;
