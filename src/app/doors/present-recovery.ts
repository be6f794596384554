import type {
  Recovery as RecoveryReply,
  Suggestion as SuggestionReply,
} from '../../contract/doors/estimate.ts';
import type { Appearance } from '../../domain/design/design.ts';
import type { Door } from '../../domain/doors/door.ts';
import { panelWidth } from '../../domain/doors/geometry.ts';
import type { Assessment, Unmakeable } from '../../domain/pricing/assess.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { recover, type Suggestion } from '../../domain/recovery/recover.ts';
import {
  customQuoteText,
  introText,
  optionsIntroText,
  suggestionText,
} from '../../domain/wording/recovery.ts';
import { validationMessage } from '../../domain/wording/issues.ts';
import { presentOwnDoor } from './links.ts';
import { bothPrices } from './prices.ts';

/** Suggestions for a response, with the appearance of the requested door. */
export function presentRecovery(
  book: PriceBook,
  failed: Unmakeable,
  appearance: Appearance,
  publicUrl: string,
): RecoveryReply {
  const recovery = recover(book, failed);
  return {
    kind: recovery.kind,
    introText: introText(failed),
    optionsIntroText: optionsIntroText(recovery),
    panelRequiredOnly: recovery.panelRequiredOnly,
    transomRequiredOnly: recovery.transomRequiredOnly,
    suggestions: [
      ...(recovery.customQuote ? [customQuote(failed.door)] : []),
      ...recovery.suggestions.map((suggestion) =>
        presentSuggestion(book, failed.door, suggestion, appearance, publicUrl),
      ),
    ],
  };
}

/**
 * Why a door has no price. If no values of its missing details fit, there is no recovery, so the text itself
 * says what to change.
 */
export function messageOf(book: PriceBook, assessment: Assessment): string | null {
  const message = validationMessage(assessment);
  if (assessment.outcome !== 'unclear' || !assessment.fault) return message;
  const { door } = assessment.fault;
  const { suggestions } = recover(book, assessment.fault);
  const [first] = suggestions;
  const { message: wayOut } = first ? suggestionText(book, door, first) : customQuoteText(door);
  return `${message} ${wayOut}`;
}

const customQuote = (caller: Door): SuggestionReply => ({
  type: 'custom_quote',
  ...customQuoteText(caller),
  doorTypeKey: caller.model.type,
  doorLeafWidth: '',
  panelWidth: '',
});

function presentSuggestion(
  book: PriceBook,
  caller: Door,
  suggestion: Suggestion,
  appearance: Appearance,
  publicUrl: string,
): SuggestionReply {
  const { kind, door, price } = suggestion;
  const { label, message } = suggestionText(book, caller, suggestion);
  const { estimatedPrice, estimatedPriceInclVat } = bothPrices(book, price);
  const answered = presentOwnDoor(door, appearance, publicUrl);
  return {
    type: kind,
    label,
    message: `${message} See it: ${answered.configuratorUrl}`,
    doorTypeKey: door.model.type,
    doorLeafWidth: String(door.leafWidth),
    panelWidth: String(panelWidth(door) ?? ''),
    door: answered,
    configuratorUrl: answered.configuratorUrl,
    estimatedPrice,
    estimatedPriceInclVat,
  };
}
