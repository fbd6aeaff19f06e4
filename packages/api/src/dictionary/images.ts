import type { Dictionary } from './meaning.ts';

/** Photos, their counts, and the results of models. */
export const images = {
  image_id: { about: 'The image; null for a file that was not stored.', example: 4711 },
  file: {
    about: 'The picture as a file: JPEG, PNG or WebP of up to 12 MB; a logo PNG or JPEG of up to 2 MB.',
    example: 'foto.jpg',
  },
  photo_key: {
    about: 'A photo that is sent in pieces, or was: its sender makes a name for it, such as a UUID.',
    example: '0b7c7a52-6c0e-4c8e-9a55-2f3a0f6f2d11',
  },
  at_byte: { about: 'Where the piece begins in the photo.', unit: 'B', example: 131_072 },
  received_bytes: {
    about: 'How much of the photo is there, from its beginning on: the next piece begins there.',
    unit: 'B',
    example: 262_144,
  },
  camera: [
    {
      beside: ['file'],
      about: 'Camera 1 looks at the trap’s plate, camera 2 out of it; without it 1.',
    },
    { about: 'Camera 1 looks at the trap’s plate, camera 2 out of it.' },
  ],
  image_type: {
    about:
      '`bug`: the plate of a trap; `plant`: what is seen around it; `device_install`: goes with the report of an install or a swap.',
  },
  date_created: [
    {
      beside: ['file'],
      about:
        'When the photo was taken. Without it the name of the file holds, or else what the camera wrote into it (EXIF).',
    },
    {
      beside: ['refused_for'],
      about:
        'When the photo was taken: as it was told, else by the name of the file, else by the camera; null when nobody knows.',
    },
    { beside: ['image_type'], about: 'When the photo was taken.' },
    {
      beside: ['image_analytics'],
      about: 'When the photo was taken, as the image says: it shows that the right one is meant.',
    },
    { beside: ['image_is_deleted'], about: 'When the photo was taken.' },
    { beside: ['station_name'], about: 'When the photo was taken.' },
    {
      beside: ['old_email'],
      about: 'Taken and not used: the day of an account never changes.',
      example: '2026-11-21T15:00:00Z',
    },
    { beside: ['last_access'], about: 'When the account was made.' },
    {
      beside: ['reason'],
      about: 'When it was measured, as the device wrote it: it may be of no calendar.',
      example: '2026-11-21T15:00:00Z',
    },
    { about: 'Instant of the point; of a value of a whole day its noon.' },
  ],
  date_uploaded: { about: 'When the photo came in.' },
  source_entity_id: {
    about:
      'Where the photo came from: `node/` with a serial number, `event/` with an id, `count/` with pest and day, or `import`; null where it is not known.',
    example: 'node/VG-2M-001',
  },
  node_serial_number: {
    about: 'Serial number of the device that took it, or that stood at the station then; null without one.',
  },
  intact: { about: 'False for a photo that arrived broken: it has no file and need not be sent again.' },
  width: [
    { beside: ['data_url'], about: 'Width of the logo.', unit: 'px', example: 320 },
    {
      beside: ['intact'],
      about: 'Width of the image; null for one that arrived broken.',
      example: 4032,
      unit: 'px',
    },
    { about: 'Width of the picture.', example: 640, unit: 'px' },
  ],
  height: [
    { beside: ['data_url'], about: 'Height of the logo.', unit: 'px', example: 90 },
    {
      beside: ['intact'],
      about: 'Height of the image; null for one that arrived broken.',
      example: 3024,
      unit: 'px',
    },
    { about: 'Height of the picture.', example: 320, unit: 'px' },
  ],
  image_analytics: [
    { beside: ['intact'], about: 'What people counted on the image; null before anybody has.' },
    {
      about:
        'The whole count as JSON text, in the shape that images have it: it takes the place of the one before.',
      example: '{"bug":{"1":{"samples":[],"overall":0}}}',
    },
  ],
  bug: { about: 'Insects by pest id.' },
  samples: { about: 'The insects that were marked one by one.' },
  overall: {
    about: 'How many insects there are; of a count by people never fewer than those marked.',
    unit: 'insects',
    example: 7,
  },
  x: { about: 'Distance from the left edge of the full image.', example: 912, unit: 'px' },
  y: { about: 'Distance from the upper edge of the full image.', example: 1174, unit: 'px' },
  method: { about: 'Who marked it: a person, or the model whose box was taken over.', example: 'manual' },
  inference_analytics: {
    about: 'How many insects each model has found, by its name; null before any has looked.',
  },
  counted_at: { about: 'When people last counted; null before anybody has.' },
  counted_by: { about: 'Account of who counted last; null before anybody has.', example: 12 },
  extra_data: { about: 'Crop and pest that the station had when the photo came in.' },
  deleted_at: {
    about: 'When it was deleted; null for an image that is there. It can be restored for 30 days.',
  },
  image_is_deleted: { about: 'True deletes the photo, false restores it.' },
  deleted: {
    about:
      'True answers images that were deleted and can be restored, for those who may; without days those of every day.',
    example: 'true',
  },
  gzip: { about: 'Taken and not used: an answer is compressed for whoever accepts it.', example: 'true' },
  thumbnail: { about: 'Longer side of the thumbnail; without it the full image.', unit: 'px' },
  park: {
    about:
      'With `dry_run`: keeps the photos for two hours, so that each can be imported by its `parked_photo_id`.',
    example: 'true',
  },
  parked_photo_id: {
    about:
      'A photo that a trial run with `park` has kept for the caller; in an answer null where none was kept.',
  },
  result: { about: '`stored`; `known`: the station had this very photo already; `refused`.' },
  refused_for: {
    about: 'Whether the file is to blame, or only when it was taken; null when it was not refused.',
  },
  same_time: { about: 'The station has another photo of the same moment.' },
  stored_as: {
    about:
      'The same photo as it is stored, at this station or another one of the client that the caller sees; null without one.',
  },
  source_sha256: { about: 'SHA-256 of the file; null for one that is no photo.' },
  inference_model: { about: 'Name of the model that looked.', example: 'lobesia' },
  check_existence: { about: 'True only asks whether the model has looked at the image.', example: 'true' },
  exists: { about: 'Whether there is such a picture.' },
  detector: { about: 'Program and version that looked.', example: 'vigia-detector 1.2' },
  boxes: { about: 'What the model takes for insects, the surest first.' },
  centroid: { about: 'The middle of the insect.' },
  detection_box: { about: 'The rectangle around the insect.' },
  left: { about: 'Left edge, from the left of the full image.', example: 880, unit: 'px' },
  right: { about: 'Right edge, from the left of the full image.', example: 960, unit: 'px' },
  top: { about: 'Upper edge, from the top of the full image.', example: 1130, unit: 'px' },
  bottom: { about: 'Lower edge, from the top of the full image.', example: 1210, unit: 'px' },
  score: { about: 'How sure the model is, 0 to 1.', example: 0.87 },
  class: { about: 'What the model takes it for.', example: 'insect' },
} satisfies Dictionary;
