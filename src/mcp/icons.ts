import type { Icon } from '@modelcontextprotocol/server';
import type { OperationId } from '../app/operations/table.ts';
import { type IconName, iconPath, siteIconPath } from '../app/site/icons.ts';

/** Icons of the operations that are tools. */
const iconOf: Readonly<Partial<Record<OperationId, IconName>>> = {
  estimateInternalDoorPrice: 'price',
  recommendInternalDoorConfiguration: 'compare',
  findInternalDoors: 'find',
  compareInternalDoors: 'beside',
  listInternalDoorProducts: 'range',
  describeInternalDoorLimits: 'limits',
  describeMaker: 'facts',
  createInternalDoorQuote: 'quote',
  submitContactEnquiry: 'contact',
  submitInternalDoorsQuote: 'door',
  submitSecurityDoorsQuote: 'shield',
  withdrawEnquiry: 'withdraw',
};

/** Icons of a tool. The MIME type, which URL and header tell, is left out to keep the list of tools short. */
export function toolIcons(id: OperationId, publicUrl: string): Icon[] {
  const icon = iconOf[id];
  return icon === undefined ? [] : [{ src: `${publicUrl}${iconPath(icon)}` }];
}

export const serverIcons = (publicUrl: string): Icon[] => [
  { src: `${publicUrl}${siteIconPath}`, mimeType: 'image/svg+xml', sizes: ['any'] },
];
