import { useState } from 'preact/hooks';

/** Buttons that hand on the link of the doors shown, and the status text they leave. */
export function useShare(maker: string, link: () => string) {
  const [said, say] = useState('');
  const onCopy = () => {
    navigator.clipboard.writeText(link()).then(
      () => {
        say('The link is copied.');
      },
      // Without the clipboard the customer can copy the link from the page.
      () => {
        say(link());
      },
    );
  };
  const onShare = () => {
    navigator.share({ title: `Steel doors from ${maker}`, url: link() }).catch(() => undefined);
  };
  const clearSaid = () => {
    if (said !== '') say('');
  };
  return { said, clearSaid, onCopy, onShare: 'share' in navigator ? onShare : undefined };
}
