import '../../styles/desk-main.css';
import { handleShortcuts } from './shortcuts.ts';
import { watchForNew } from './live.ts';
import { offerPasskeys } from './passkeys.ts';
import { searchWhileTyping } from './search.ts';
import { dropDoneParameter } from './done-parameter.ts';
import { preventDoubleSubmit } from './double-submit.ts';
import { warnAboutUnsavedChanges } from './unsaved-changes.ts';

/** Progressive enhancement: all pages of the desk work without scripts. */
offerPasskeys();
handleShortcuts();
watchForNew();
searchWhileTyping();
preventDoubleSubmit();
dropDoneParameter();
warnAboutUnsavedChanges();
document.documentElement.classList.add('scripted');
