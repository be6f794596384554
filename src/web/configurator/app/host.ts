import { type Bridge, type Fields, isFields } from './bridge.ts';

/** What the page asks of the host, as far as the host supports it. */
export interface Host {
  /** Opens a page outside of the frame; false if the host does not. */
  readonly openLink: (url: string) => Promise<boolean>;
  /** Replaces what the model knows of this page; the user's next message takes it along. */
  readonly tellModel: (text: string) => void;
  readonly reportHeight: (height: number) => void;
}

/** Maximum length of the text for the model, whose context belongs to the user. */
const longestContext = 2500;

/** Asks only for what `capabilities`, from the handshake, has. */
export function createHost({ request, notify }: Bridge, capabilities: () => Fields): Host {
  let reported = 0;
  return {
    async openLink(url) {
      if (!isFields(capabilities()['openLinks'])) return false;
      try {
        return (await request('ui/open-link', { url }))['isError'] !== true;
      } catch {
        return false;
      }
    },
    tellModel(text) {
      if (!isFields(capabilities()['updateModelContext'])) return;
      const content = [{ type: 'text', text: text.slice(0, longestContext) }];
      // Not retried after a refusal: the next change sends the whole text again.
      request('ui/update-model-context', { content }).catch(() => undefined);
    },
    reportHeight(height) {
      if (height === reported) return;
      reported = height;
      notify('ui/notifications/size-changed', { height });
    },
  };
}
