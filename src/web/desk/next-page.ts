/** The page that begins the day of a member of staff. */
export const firstPage = '/staff/today';

/** The page to show after sign-in. Only pages of the desk, against open redirects. */
export function nextPage(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2000 || !isDeskPath(wanted)) return firstPage;
  return wanted.startsWith('/staff/sign-') ? firstPage : wanted;
}

/** Whether a path is in the desk and normalised: browsers could parse any other differently. */
function isDeskPath(path: string): boolean {
  if (!/^\/staff(?:[/?]|$)/.test(path)) return false;
  const base = 'https://desk.invalid';
  if (!URL.canParse(path, base)) return false;
  const { origin, pathname, search } = new URL(path, base);
  return origin === base && `${pathname}${search}` === path && /^\/staff(?:\/|$)/.test(pathname);
}

/** `/staff` is the address of the desk as people type it, so it asks for no page in particular. */
export const signInAddress = (next: string): string => {
  const page = nextPage(next);
  return ['/staff', firstPage].includes(page)
    ? '/staff/sign-in'
    : `/staff/sign-in?next=${encodeURIComponent(page)}`;
};
