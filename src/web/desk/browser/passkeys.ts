import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

const ways = {
  'sign-in': (options: string) =>
    startAuthentication({
      optionsJSON: JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  register: (options: string) =>
    startRegistration({
      optionsJSON: JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
} as const;

/**
 * Handles forms with `data-passkey` (`sign-in` or `register`). On submit it fetches the challenge from
 * `data-options`, passes it to the passkey, and posts the passkey's response in the field `answer`, or the field
 * named by `data-answer`.
 */
export function offerPasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    if (!browserSupportsWebAuthn()) {
      form.hidden = true;
      continue;
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void askKey(form);
    });
  }
}

async function askKey(form: HTMLFormElement): Promise<void> {
  const { passkey, options = '', answer: answerField = 'answer' } = form.dataset;
  const said = form.querySelector('[role="status"]');
  const say = (text: string) => {
    if (said) said.textContent = text;
  };
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  say('Follow what your browser asks.');
  try {
    const body = new URLSearchParams({ token: field(form, 'token').value });
    const response = await fetch(options, { method: 'POST', body, redirect: 'manual' });
    if (response.status === 403 && passkey === 'register') {
      // The session needs a proof: the form is submitted as it is, and the server asks for the proof and keeps what
      // was typed.
      form.submit();
      return;
    }
    if (!response.ok) throw new Error('refused');
    const answer = await ways[passkey === 'register' ? 'register' : 'sign-in'](await response.text());
    field(form, answerField).value = JSON.stringify(answer);
    form.submit();
  } catch {
    say('That did not work. Load the page anew and try again, or go on without a passkey.');
    if (button) button.disabled = false;
  }
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`the form has no field ${name}`);
  return found;
}
