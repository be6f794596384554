/** Icons as SVG paths in a square of 24 units. MCP clients show them with the tools. */
const lines = {
  price: 'M3 3h8l10 10-8 8L3 11zM7 7h.01',
  compare: 'M3 4h7v17H3zM14 4h7v17h-7zM6.5 12v2M17.5 12v2',
  beside: 'M4 21V3h6v18zM14 21V8h6v13zM1 21h22',
  find: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM15 15l6 6',
  range: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z',
  limits: 'M2 8h20v8H2zM6 8v3M10 8v5M14 8v3M18 8v5',
  facts: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM12 11v6M12 7h.01',
  quote: 'M5 2h10l4 4v16H5zM15 2v4h4M8 11h8M8 15h8',
  withdraw: 'M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12H9',
  contact: 'M2 5h20v14H2zM2 6l10 8 10-8',
  door: 'M5 22V2h14v20M2 22h20M12 2v20M5 12h14',
  shield: 'M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zM8 12l3 3 5-6',
} as const;

export type IconName = keyof typeof lines;

export const iconNames = Object.keys(lines) as readonly IconName[];

export const iconPath = (name: IconName): string => `/icons/${name}.svg`;

/** An icon as SVG, with colours for light and dark mode. */
export function iconSvg(name: IconName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#17191c;fill:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){path{stroke:#eceae6}}</style><path d="${lines[name]}"/></svg>`;
}

/** Path of the service's icon, also used by browsers. */
export const siteIconPath = '/favicon.svg';
