import { render } from 'preact';
import './app.css';
import type { ConfiguratorData } from '../../../app/doors/configurator-data.ts';
import { bookOfData } from '../../../domain/book/book-data.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { standardDesign } from '../order/actions.ts';
import { createContextApplier } from './apply-context.ts';
import { createBridge, type Fields, isFields } from './bridge.ts';
import { createHost } from './host.ts';
import { readHostContext, unknownHost } from './host-context.ts';
import { FrameDoors } from './frame-doors.tsx';
import { readToolInput, readToolResult, type ToolResult } from './tool-result.ts';

/** The configurator in a frame of an assistant's conversation: no network, no storage, only messages with the host. */

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ConfiguratorData;
const place = document.getElementById('app') ?? document.body;
const book = bookOfData(data.book);
const applyContext = createContextApplier(document);
let context = unknownHost;
let capabilities: Fields = {};
/** Number of the shown doors: new ones from the host replace the page's state. */
let shown = 0;

const bridge = createBridge(window, {
  notifications: {
    'ui/notifications/tool-input': (params) => {
      const designs = readToolInput(params);
      if (shown === 0 && designs.length > 0) show({ designs, quoteUrl: null });
    },
    'ui/notifications/tool-result': (params) => {
      const result = readToolResult(data.publicUrl, params);
      if (result.designs.length > 0) show(result);
      else showStandard();
    },
    'ui/notifications/tool-cancelled': () => {
      showStandard();
    },
    'ui/notifications/host-context-changed': takeContext,
  },
  requests: { ping: () => ({}), 'ui/resource-teardown': () => ({}) },
});
const host = createHost(bridge, () => capabilities);

function takeContext(given: Fields): void {
  context = readHostContext(context, given);
  applyContext(context);
  reportHeight();
}

function reportHeight(): void {
  const { mostHeight } = context;
  const { height } = document.documentElement.getBoundingClientRect();
  if (mostHeight !== null) host.reportHeight(Math.ceil(Math.min(height, mostHeight)));
}

function show({ designs, quoteUrl }: ToolResult, isStandard = false): void {
  if (shown === 0) place.replaceChildren();
  shown += 1;
  const [first = standardDesign, ...others]: readonly DoorDesign[] = designs;
  render(
    <FrameDoors
      key={shown}
      book={book}
      data={data}
      host={host}
      designs={[first, ...others]}
      quoteUrl={quoteUrl}
      isStandard={isStandard}
    />,
    place,
  );
}

function showStandard(): void {
  if (shown === 0) show({ designs: [standardDesign], quoteUrl: null }, true);
}

document.documentElement.classList.add('scripted');
new ResizeObserver(reportHeight).observe(document.documentElement);

const { hostCapabilities, hostContext } = await bridge.request('ui/initialize', {
  appInfo: { name: 'lintel-configurator', version: '1.0.0' },
  appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  protocolVersion: '2026-01-26',
});
if (isFields(hostCapabilities)) capabilities = hostCapabilities;
if (isFields(hostContext)) takeContext(hostContext);
bridge.notify('ui/notifications/initialized', {});
