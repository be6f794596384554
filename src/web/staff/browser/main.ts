import { offerPasskeys } from './passkeys.ts';

/** The desk stands without scripts; they only add to it. */
offerPasskeys();
document.documentElement.classList.add('scripted');
