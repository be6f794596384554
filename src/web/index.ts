export { addPages } from './server/add-pages.ts';
export { readAssets } from './server/assets.ts';
export { pageKit } from './server/page-kit.tsx';
