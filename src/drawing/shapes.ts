import type { ComponentChildren, FunctionComponent, VNode } from 'preact';

/** An element as our drawings write it: what draws them elsewhere than in a browser goes by these. */
export interface Shape {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly inside: readonly Shape[];
  /** The words in it. */
  readonly text: string;
}

/** The one `<svg>` that a drawing comes down to. */
export function shapeOf(drawing: VNode): Shape {
  const [svg] = shapesOf(drawing);
  if (svg?.name !== 'svg') throw new Error('A drawing has no <svg>');
  return svg;
}

/** The elements that components come down to; those of a drawing are plain functions of what they are given. */
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

/** Gradients and hatchings, by their ids. */
export type Definitions = ReadonlyMap<string, Shape>;

export const definitionsOf = (svg: Shape): Definitions =>
  new Map(
    svg.inside
      .filter(({ name }) => name === 'defs')
      .flatMap(({ inside }) => inside)
      .map((each) => [textOf(each, 'id'), each]),
  );

/** What `url(#id)` stands for; nothing where a colour is a plain one. */
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
