import { escapeText } from './words.ts';

/** As much of a DOM node as is needed to write it down. */
export interface SvgNode {
  readonly nodeType: number;
  readonly localName: string;
  readonly data: string;
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly childNodes: ArrayLike<SvgNode>;
}

const TEXT = 3;
const PLACES = new Set(['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'width', 'height', 'd', 'transform']);

/** A hundredth of a pixel is enough, and the last bits of a sine are not the same everywhere. */
const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (part) => String(Number(Number(part).toFixed(2))));

const attributesOf = (node: SvgNode): string =>
  Array.from(node.attributes)
    .filter(({ name }) => !name.startsWith('aria-') && name !== 'xmlns')
    .map(({ name, value }) => ` ${name}="${escapeText(PLACES.has(name) ? rounded(value) : value)}"`)
    .join('');

/** Well-formed XML that is HTML too. Plot's style sheet and its labels of parts stay out: the drawing is one picture, with one label. */
const nodeText = (node: SvgNode): string => {
  if (node.nodeType === TEXT) return escapeText(node.data);
  if (node.localName === 'style') return '';
  const inside = Array.from(node.childNodes).map(nodeText).join('');
  const open = `<${node.localName}${attributesOf(node)}`;
  return inside === '' ? `${open}/>` : `${open}>${inside}</${node.localName}>`;
};

export const svgText = (svg: SvgNode, label: string): string => {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeText(label)}"`;
  return `${head}${nodeText(svg).slice('<svg'.length)}`;
};
