import { signsOf } from '../play/signs.ts';

/** What a picture of a result shows. */
export interface ResultPicture {
  readonly brand: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly string[];
  readonly link: string;
}

const SIZE = 1080;
const MARGIN = 88;
const CELL = 72;

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A colour as the style sheet has it now; `light-dark()` is worked out by an element that uses it. */
const painted = (name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found || colour(name);
};

const write = (on: CanvasRenderingContext2D, text: string, y: number, font: string, fill: string): void => {
  on.font = font;
  on.fillStyle = fill;
  on.fillText(text, MARGIN, y, SIZE - 2 * MARGIN);
};

const drawRows = (on: CanvasRenderingContext2D, rows: readonly string[], top: number): void => {
  const cell = Math.min(CELL, (SIZE - top - 150) / Math.max(1, rows.length));
  const scale = cell / 28;
  for (const [down, row] of rows.entries())
    for (const [across, { fill, path }] of signsOf(row).entries()) {
      on.save();
      on.translate(MARGIN + across * cell, top + down * cell);
      on.scale(scale, scale);
      on.fillStyle = painted(fill);
      on.beginPath();
      on.roundRect(0, 0, 24, 24, 6);
      on.fill();
      on.strokeStyle = painted('--line-strong');
      on.lineWidth = 1;
      on.stroke();
      if (path !== '') {
        on.strokeStyle = painted('--raised');
        on.lineWidth = 2.2;
        on.lineCap = 'round';
        on.lineJoin = 'round';
        on.stroke(new Path2D(path));
      }
      on.restore();
    }
};

/** A square picture of a result in the colours of the theme, drawn here and sent nowhere. */
export const drawPicture = async ({ brand, title, lines, rows, link }: ResultPicture): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('nothing can be drawn here');
  await document.fonts.ready;
  on.fillStyle = painted('--wall');
  on.fillRect(0, 0, SIZE, SIZE);
  on.fillStyle = painted('--panel');
  on.beginPath();
  on.roundRect(40, 40, SIZE - 80, SIZE - 80, 48);
  on.fill();
  on.strokeStyle = painted('--line');
  on.lineWidth = 3;
  on.stroke();
  const words = colour('--words');
  const readout = colour('--readout');
  write(on, brand, 142, `800 44px ${words}`, painted('--signal'));
  write(on, title, 222, `800 76px ${words}`, painted('--ink'));
  let y = 290;
  for (const line of lines) {
    write(on, line, y, `500 36px ${readout}`, painted('--ink'));
    y += 52;
  }
  drawRows(on, rows, y);
  write(on, link.replace(/^https?:\/\//, ''), SIZE - 88, `500 32px ${readout}`, painted('--ink-soft'));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png');
  });
};
