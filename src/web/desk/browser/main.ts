import '../../styles/desk-main.css';
import { handleShortcuts } from './shortcuts.ts';
import { watchForNew } from './live.ts';
import { watchEnquiry } from './live-enquiry.ts';
import { offerPasskeys } from './passkeys.ts';
import { filterAtOnce } from './search.ts';
import { actOnSelected } from './selected.ts';
import { dropDoneParameter } from './done-parameter.ts';
import { preventDoubleSubmit } from './double-submit.ts';
import { endUndoOffer } from './undo.ts';
import { warnAboutUnsavedChanges } from './unsaved-changes.ts';

/** Progressive enhancement: all pages of the desk work without scripts. */
offerPasskeys();
handleShortcuts();
watchForNew();
filterAtOnce();
actOnSelected();
watchEnquiry();
preventDoubleSubmit();
dropDoneParameter();
endUndoOffer();
warnAboutUnsavedChanges();
document.documentElement.classList.add('scripted');
