import '../../styles/desk-main.css';
import { answerKeys } from './keys.ts';
import { watchForNew } from './live.ts';
import { offerPasskeys } from './passkeys.ts';
import { searchWhileTyping } from './search.ts';
import { sayOnce } from './said-once.ts';
import { sendFormsOnce } from './send-once.ts';
import { askBeforeLosingText } from './unsent.ts';

/** What scripts add to the pages of the desk, all of which work without them. */
offerPasskeys();
answerKeys();
watchForNew();
searchWhileTyping();
sendFormsOnce();
sayOnce();
askBeforeLosingText();
document.documentElement.classList.add('scripted');
