import type { Dictionary } from './meaning.ts';

/** Doors for uplinks of LoRaWAN devices. */
export const uplinks = {
  door_id: { about: 'The door: the address to which a network server sends.', example: 14 },
  door_name: { about: 'What the client calls the door.', example: 'TTN de la viña' },
  network: { about: 'Who sends: `tts`, The Things Stack v3; `chirpstack`, ChirpStack v4.' },
  door_secret: {
    about:
      'The secret that the network server sends as `Authorization: Bearer …`: `upl_` and 49 letters. It is told once.',
    example: 'upl_Zq3xT9kQm2',
  },
  secret_start: { about: 'First letters of its secret, to tell secrets apart.', example: 'upl_Zq3xT9' },
  uplink_door: { about: 'The door as its administrators see it.' },
  uplink_devices: { about: 'Every device that was heard at the door, by its DevEUI.' },
  refused_at: { about: 'When a request to it was last refused; null for never. It is noted once a minute.' },
  door_refusal: {
    about:
      'Why; null for never. `not-documented`: JSON that is no message of this network server; `too-many-devices`: it knows 500 devices already.',
  },
  dev_eui: { about: 'EUI-64 of the device, in capitals.', example: '0004A30B001C0530' },
  device_name: { about: 'What the network server calls the device.', example: 'sonda-cuartel-4' },
  network_profile: {
    about: 'What the network server calls the kind of device; null where it does not say.',
    example: 'Dragino LSE01',
  },
  heard_at: { about: 'When an uplink of it last came.' },
  last_fields: { about: 'What the decoder made of its last uplink; empty without a decoder.' },
  decoded_fields: { about: 'What the decoder made of it.' },
  field_path: {
    about: 'The field of the decoded payload; of objects within it with dots.',
    example: 'env.temp',
  },
  decoded_value: { about: 'What it held.' },
  profile_id: { about: 'How decoded fields of a kind of device become measurements.', example: 3 },
  profile_name: { about: 'What the client calls it.', example: 'Dragino LSE01' },
  mapped_fields: { about: 'The fields that are measurements, each measure once.' },
  mapped_measure: { about: 'What the field measures: the column of readings.' },
  mapped_unit: { about: 'The unit in which the field comes. Values are stored in the unit of the column.' },
  uplink_at: { about: 'When the network server received it: the instant of its measurements.' },
  frame_counter: { about: 'The frame counter (FCntUp) of the uplink.', example: 4182 },
  uplink_reason: {
    about:
      'Why it, or some of it, is no measurement; null for one that is. `unknown-device`: linked to no station; `no-fields`: the network server has no decoder; `nothing-mapped`: no field of the profile came.',
  },
  uplink_outcome: {
    about:
      '`taken`: it was stored as measurements; `apart`: it was kept with its reason; `repeated`: it is there already; `other-event`: no uplink, and nothing was done.',
  },
} satisfies Dictionary;
