const offeredMs = 10_000;
const lookAgainMs = 1000;

/** Takes the offer to undo a change off the page after ten seconds, unless it is about to be pressed. */
export function endUndoOffer(): void {
  const button = document.querySelector('.desk-undo');
  const end = () => {
    if (button?.matches(':hover, :focus') === true) setTimeout(end, lookAgainMs);
    else button?.remove();
  };
  setTimeout(end, offeredMs);
}
