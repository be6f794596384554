import type { ComponentChildren, FunctionComponent, VNode } from 'preact';

/** An SVG element as data, for renderers outside a browser. */
export interface Shape {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly inside: readonly Shape[];
  /** Text content. */
  readonly text: string;
}

/** The root `<svg>` of a rendered drawing. */
export function shapeOf(drawing: VNode): Shape {
  const [svg] = shapesOf(drawing);
  if (svg?.name !== 'svg') throw new Error('A drawing has no <svg>');
  return svg;
}

/**
 * Renders components to elements. The components of a drawing are pure functions, so calling them is enough.
 */
function shapesOf(node: ComponentChildren): readonly Shape[] {
  if (Array.isArray(node)) return node.flatMap((each: ComponentChildren) => shapesOf(each));
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return shapesOf(type(props));
  const { children, ...rest } = props;
  return [{ name: String(type), props: rest, inside: shapesOf(children), text: wordsOf(children) }];
}

const isElement = (node: ComponentChildren): node is VNode =>
  typeof node === 'object' && node !== null && 'type' in node;
const isComponent = (type: VNode['type']): type is FunctionComponent => typeof type === 'function';

const wordsOf = (children: ComponentChildren): string =>
  [children]
    .flat()
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join('');

export function viewBoxOf(svg: Shape) {
  const [left = 0, top = 0, width = 1, height = 1] = textOf(svg, 'viewBox').split(' ').map(Number);
  return { left, top, width, height };
}

/** Gradients and hatchings, by id. */
export type Definitions = ReadonlyMap<string, Shape>;

export const definitionsOf = (svg: Shape): Definitions =>
  new Map(
    svg.inside
      .filter(({ name }) => name === 'defs')
      .flatMap(({ inside }) => inside)
      .map((each) => [textOf(each, 'id'), each]),
  );

/** The target of `url(#id)`; undefined for a plain colour. */
export const definitionFor = (definitions: Definitions, fill: string): Shape | undefined =>
  definitions.get(/^url\(#(.+)\)$/.exec(fill)?.[1] ?? '');

export function textOf({ props }: Shape, name: string): string {
  const value = props[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function numberOf(shape: Shape, name: string, otherwise = 0): number {
  const text = textOf(shape, name);
  return text === '' ? otherwise : Number(text);
}
