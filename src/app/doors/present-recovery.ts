import type {
  Recovery as RecoveryReply,
  Suggestion as SuggestionReply,
} from '../../contract/doors/estimate.ts';
import type { Appearance } from '../../domain/design/design.ts';
import { linkText } from '../../domain/design/linked-design.ts';
import { doorStrings, type Door } from '../../domain/doors/door.ts';
import { panelWidth } from '../../domain/doors/geometry.ts';
import type { Unmakeable } from '../../domain/pricing/assess.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { recover, type Suggestion } from '../../domain/recovery/recover.ts';
import {
  customQuoteText,
  introText,
  optionsIntroText,
  suggestionText,
} from '../../domain/wording/recovery.ts';
import { doorLinks } from './links.ts';
import { bothPrices } from './prices.ts';

/** What is suggested looks as the door that cannot be made was to look. */
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

const customQuote = (caller: Door): SuggestionReply => ({
  type: 'custom_quote',
  ...customQuoteText(caller),
  doorTypeKey: caller.model.type,
  doorLeafWidth: '',
  panelWidth: '',
});

const presentSuggestion = (
  book: PriceBook,
  caller: Door,
  suggestion: Suggestion,
  appearance: Appearance,
  publicUrl: string,
): SuggestionReply => ({
  type: suggestion.kind,
  ...suggestionText(book, caller, suggestion),
  doorTypeKey: suggestion.door.model.type,
  doorLeafWidth: String(suggestion.door.leafWidth),
  panelWidth: String(panelWidth(suggestion.door) ?? ''),
  door: { ...doorStrings(suggestion.door), ...doorLinks(publicUrl, linkText(suggestion.door, appearance)) },
  ...bothPrices(book, suggestion.price),
});
