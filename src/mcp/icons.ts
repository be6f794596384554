import type { Icon } from '@modelcontextprotocol/server';
import type { OperationId } from '../app/operations/table.ts';
import { type IconName, iconPath, siteIconPath } from '../app/site/icons.ts';

const iconOf: Readonly<Record<OperationId, IconName>> = {
  estimateInternalDoorPrice: 'price',
  recommendInternalDoorConfiguration: 'compare',
  findInternalDoors: 'compare',
  listInternalDoorProducts: 'range',
  describeInternalDoorLimits: 'limits',
  createInternalDoorQuote: 'quote',
  submitContactEnquiry: 'contact',
  submitInternalDoorsQuote: 'door',
  submitSecurityDoorsQuote: 'shield',
};

/** Without the MIME type, which URL and header also show: the list of tools should be short. */
export const toolIcons = (id: OperationId, publicUrl: string): Icon[] => [
  { src: `${publicUrl}${iconPath(iconOf[id])}` },
];

export const serverIcons = (publicUrl: string): Icon[] => [
  { src: `${publicUrl}${siteIconPath}`, mimeType: 'image/svg+xml', sizes: ['any'] },
];
