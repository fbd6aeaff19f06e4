/** Types of every entry, and mistakes that the types must find. */
import { createClient } from '@vigia/api/client';
import { InfrastructureAnswer } from '@vigia/api/contract';
import { dailyDegreeDays } from '@vigia/domain';
import { Link, Skeleton } from '@vigia/ui';
import '@vigia/ui/fonts';
import { ImageGrid } from '@vigia/ui/images';
import { languageOf } from '@vigia/ui/languages';
import { StaticMap } from '@vigia/ui/static-map';
import { cssVariables, themeOf } from '@vigia/ui/tokens';

export { createClient, dailyDegreeDays, ImageGrid, InfrastructureAnswer, languageOf, StaticMap };
export const variables: Record<string, string> = cssVariables(themeOf('sol'));
// @ts-expect-error a prop that does not exist
export const link = <Link href="/" nonsense={3} />;
// @ts-expect-error a prop that does not exist
export const skeleton = <Skeleton $width="3px" nonsense={3} />;
