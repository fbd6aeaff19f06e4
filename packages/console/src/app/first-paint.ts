import { readLook } from '../shared/look/kept-look.ts';
import { modeOf } from '../shared/look/look.ts';
import { deviceWishes, dressPage } from '../shared/look/page.ts';

// Runs before anything is painted (`build/before-first-paint.ts`): a dark page never begins white.
dressPage(modeOf(readLook().theme, deviceWishes()));
