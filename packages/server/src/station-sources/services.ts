import type { Vendor } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { FIELDCLIMATE_URL, fieldClimate } from './fieldclimate.ts';
import type { VendorService } from './vendor.ts';
import { WEATHERLINK_URL, weatherLink } from './weatherlink.ts';

/** Addresses of the makers’ services, where they are not the public ones. */
export type VendorUrls = Readonly<Partial<Record<Vendor, string>>>;

export const vendorServices = (
  urls: VendorUrls,
  now: () => EpochMs,
): Readonly<Record<Vendor, VendorService>> => ({
  fieldclimate: fieldClimate({ url: urls.fieldclimate ?? FIELDCLIMATE_URL, now }),
  weatherlink: weatherLink({ url: urls.weatherlink ?? WEATHERLINK_URL, now }),
});
