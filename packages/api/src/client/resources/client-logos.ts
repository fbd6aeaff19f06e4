import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ClientLogoAnswer } from '../../contract/infrastructure.ts';
import type { Send } from '../http.ts';

/** The logo of a client for its reports. */
export interface ClientLogo {
  /** Name of the file that was sent. */
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
  readonly dataUrl: string;
}

const toLogo = ({ logo }: z.infer<typeof ClientLogoAnswer>): ClientLogo | null =>
  logo && { fileName: logo.file_name, width: logo.width, height: logo.height, dataUrl: logo.data_url };

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  return form;
}

/** Logos of clients. A client without a logo is shown by its initials. */
export function clientLogoCalls(send: Send) {
  const path = (id: ClientId) => `/v2/clients/${id}/logo`;
  return {
    of: async (id: ClientId, signal?: AbortSignal): Promise<ClientLogo | null> =>
      toLogo(await send(path(id), ClientLogoAnswer, { signal })),
    /** Sends a PNG or JPEG of up to 2 MB; the service encodes it anew. */
    save: async (id: ClientId, file: File, signal?: AbortSignal): Promise<ClientLogo | null> =>
      toLogo(await send(path(id), ClientLogoAnswer, { method: 'put', body: formOf(file), signal })),
    remove: (id: ClientId, signal?: AbortSignal): Promise<void> =>
      send(path(id), z.undefined(), { method: 'delete', signal }),
  };
}
