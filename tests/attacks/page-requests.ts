import { doorFormFields } from '../../src/web/configurator/order/form-fields.ts';
import { openPaths, secretRoutes, submitPaths } from '../support/route-list.ts';
import type { Draw } from './draw.ts';
import { type Known, formBody, formHeaders } from './known.ts';
import { damaged, oddText } from './odd-texts.ts';
import { designs, emails, sizes } from './schema-values.ts';
import type { Attack } from './send.ts';

type Asked = Omit<Attack, 'headers'> & { readonly headers?: Record<string, string> };

const isFile = (path: string) => /\.(?:svg|png|pdf)$/.test(path);
const openList = Object.keys(openPaths);
const [files, pages] = [openList.filter(isFile), openList.filter((path) => !isFile(path))];
const secretPaths = secretRoutes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4));

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function design(draw: Draw): string {
  const text = draw.pick(designs);
  return draw.chance(0.7) ? text.replace(/w\d+/, `w${1 + draw.below(5000)}`) : damaged(draw, text);
}

function query(draw: Draw): string {
  const doors = draw.chance(0.03) ? 21 : draw.below(3);
  const parts = [
    ...draw.times(doors, () => `door=${encoded(design(draw))}`),
    ...(draw.chance(0.2) ? [`prices=${draw.pick(['net', 'gross', '1'])}`] : []),
    ...(draw.chance(0.2) ? [`${encoded(oddText(draw, 50))}=${encoded(oddText(draw, 2000))}`] : []),
    ...(draw.chance(0.05) ? [draw.pick(['%zz', '&&&', 'door[]=1', 'door.x=1', '?', '=', 'a&a&a'])] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A URL of a route, with valid or arbitrary parameters. */
function address(draw: Draw, path: string, known: Known): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (draw.chance(0.15)) return encoded(oddText(draw, 200));
    if (name === 'design') return encoded(design(draw));
    if (name === 'slug') return draw.pick(['pivot-steel-door', 'single-steel-door', 'none']);
    if (name === 'file') return draw.pick(known.assets);
    const tokens = path.startsWith('/sent') ? known.sent : path.startsWith('/quotes') ? known.quotes : [];
    return draw.chance(0.8) && tokens.length > 0 ? draw.pick(tokens) : 'A'.repeat(43);
  });
}

const reading = (draw: Draw) => (draw.chance(0.1) ? 'HEAD' : 'GET');

export const pageRequest = (draw: Draw, known: Known): Asked => ({
  kind: 'pages',
  method: reading(draw),
  path: address(draw, draw.pick(draw.chance(0.5) ? ['/', '/review', ...pages] : pages), known) + query(draw),
  headers: { accept: 'text/html' },
});

export const fileRequest = (draw: Draw, known: Known): Asked => ({
  kind: 'pictures, PDFs',
  method: reading(draw),
  path: address(draw, draw.pick(files), known) + query(draw),
});

export const secretRequest = (draw: Draw, known: Known): Asked => ({
  kind: 'secret links',
  method: reading(draw),
  path: address(draw, draw.pick(secretPaths), known) + (draw.chance(0.1) ? query(draw) : ''),
  headers: { accept: 'text/html' },
});

const personValues: Readonly<Record<string, readonly string[]>> = {
  name: ['Aoife Byrne'],
  email: emails,
  phone: ['', '01 679 1234'],
  company: ['', 'Byrne & Daughters'],
  eircode: ['', 'D02 X285'],
  install: ['', 'supply', 'install'],
  message: ['Is the showroom open on Friday?', ''],
  consent: ['yes', ''],
  kind: ['', 'single', 'double'],
  openingWidth: sizes,
  openingHeight: sizes,
  website: ['', 'x'],
};
const doorValues: Readonly<Record<string, readonly string[]>> = {
  type: ['PIVOT', 'BIFOLD', 'DOUBLE_HINGED', 'none'],
  leaves: ['2L', '4L', ''],
  left: ['0', '1', '3', '4'],
  right: ['0', '1', '3', '-1'],
  transom: ['yes', 'no', ''],
  colour: ['own', '#1c1c1e'],
  hex: ['#fff', 'zz'],
  hinge: ['left', 'right'],
  opening: ['in', 'out'],
  last: designs,
};

function orderFields(draw: Draw): [string, string][] {
  const doors = draw.chance(0.05) ? 20 : 1 + draw.below(2);
  const fields = draw.times(doors, (index) =>
    doorFormFields.flatMap((field): [string, string][] => {
      if (draw.chance(0.3)) return [];
      const value = draw.chance(0.06) ? oddText(draw) : draw.pick(doorValues[field] ?? sizes);
      return [[`d${index}-${field}`, value]];
    }),
  );
  const verb = draw.pick(['update', 'add', 'copy.0', 'remove.1', 'compare.0', 'prices', 'send', 'send']);
  const action = draw.chance(0.15) ? `${draw.pick(['take', 'start'])}.0.${design(draw)}` : verb;
  return [['doors', String(doors)], ['action', action], ...fields.flat()];
}

export function pageFormRequest(draw: Draw, known: Known): Asked {
  const path = draw.pick(Object.keys(submitPaths));
  const isOrder = path !== '/contact' && path !== '/security-doors';
  const person = Object.entries(personValues).map(
    ([name, values]) => [name, draw.chance(0.06) ? oddText(draw, 3000) : draw.pick(values)] as const,
  );
  const fields = [
    ['token', draw.chance(0.95) ? known.page.token : oddText(draw)],
    [
      'form',
      draw.chance(0.9)
        ? `form_${draw.below(1e9).toString(36).padStart(26, '0').toUpperCase()}`
        : oddText(draw),
    ],
    ...person,
    ...(draw.chance(0.8) ? [['email', `aoife.${draw.below(1e6)}@example.ie`] as const] : []),
    ...(isOrder ? orderFields(draw) : []),
    ...(draw.chance(0.05) ? [[oddText(draw, 30), oddText(draw, 5000)] as const] : []),
  ] as const;
  return {
    kind: 'page forms',
    method: 'POST',
    path: address(draw, path, known) + (draw.chance(0.1) ? query(draw) : ''),
    headers: formHeaders(draw, known.page),
    body: formBody(fields),
  };
}
