/** The program of the processes of `workApart`. */
import workerpool from 'workerpool';
import { putBehindRequests } from '../run/behind-requests.ts';
import { ImageRefused, type Refusal } from './image-problem.ts';
import { workHere } from './image-work.ts';
import type { Photo } from './photo.ts';

putBehindRequests(process.pid, 'heavyWork');

/** A refusal goes back as a value: of an error, only its words would arrive. */
export type PhotoOrRefusal = Photo | { readonly refusal: Refusal };

workerpool.worker({
  photo: async (file: Buffer): Promise<PhotoOrRefusal> => {
    try {
      return await workHere.photo(file);
    } catch (error) {
      if (error instanceof ImageRefused) return { refusal: error.refusal };
      throw error;
    }
  },
  thumbnail: workHere.thumbnail,
  withBoxes: workHere.withBoxes,
});
