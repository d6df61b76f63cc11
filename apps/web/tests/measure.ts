import type { Page } from 'playwright-core';

/** The screens on which a decision has to be in sight as a whole; the last is a laptop's page at 200 %. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [390, 844],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [844, 390],
  [640, 400],
];

/** Waits until letters have their shapes and what fits itself to the screen has done so: `fonts.ready` knows only of fonts that a layout has asked for. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  });

/** What is wrong with a table on this screen, each fault in words; none where a decision is in sight as a whole. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 1;
    const [TARGET, TEXT] = [44, 14];
    const faults: string[] = [];
    const table = document.querySelector<HTMLElement>('.one-screen');
    if (!table) return ['there is no table'];
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
    const called = (element: Element): string =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    const inSight = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;

    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + SLACK)
      faults.push(`the page scrolls: ${root.scrollHeight} of ${innerHeight}`);
    if (root.scrollWidth > innerWidth + SLACK)
      faults.push(`the page is too wide: ${root.scrollWidth} of ${innerWidth}`);

    const parts = [...table.querySelectorAll<HTMLElement>('[data-part]')].filter(shown);
    const boxes = parts.map((part) => [part.dataset.part, part.getBoundingClientRect()] as const);
    for (const [name, box] of boxes) if (!inSight(box)) faults.push(`${name} is out of sight`);
    for (const [i, [one, a]] of boxes.entries())
      for (const [two, b] of boxes.slice(i + 1)) {
        // The hand's box has room around its cards for what stands out of them.
        const room = one === 'hand' || two === 'hand' ? 8 : 0;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) - room;
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - room;
        if (across > SLACK && down > SLACK) faults.push(`${one} lies over ${two}`);
      }

    const hand = table.querySelector<HTMLElement>('[data-part=hand]');
    if (hand && !table.classList.contains('long') && hand.scrollHeight > hand.clientHeight + SLACK)
      faults.push(`the hand scrolls: ${hand.scrollHeight} of ${hand.clientHeight}`);
    const long = table.classList.contains('long');
    const controls = [...table.querySelectorAll<HTMLElement>('button, a[href], select, input')].filter(shown);
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      if (box.width < TARGET - 0.5 || box.height < TARGET - 0.5)
        faults.push(`${called(control)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
      const scrolls = long && control.closest('[data-part=hand]') !== null;
      if (scrolls) continue;
      if (!inSight(box)) faults.push(`${called(control)} is out of sight`);
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !(control.contains(top) || top.contains(control))) faults.push(`${called(control)} is covered`);
    }

    for (const glyph of table.querySelectorAll('[data-card] svg.glyph')) {
      const holder = glyph.closest('[data-card]')!;
      if (!shown(glyph) || (long && holder.closest('[data-part=hand]'))) continue;
      const [box, card] = [glyph.getBoundingClientRect(), holder.getBoundingClientRect()];
      if (box.right > card.right + SLACK || box.bottom > card.bottom + SLACK)
        faults.push(`a mark of ${called(holder)} runs out of its card`);
    }

    for (const rect of table.querySelectorAll<SVGRectElement>('svg:not([viewBox]) rect')) {
      if (!shown(rect)) continue;
      const [asked, drawn] = [rect.width.baseVal.value, rect.getBBox().width];
      if (Math.abs(asked - drawn) > SLACK) faults.push(`a stretch of ${asked} px is drawn ${drawn} px long`);
    }

    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement;
      if (!holder || text.data.trim() === '' || !shown(holder) || holder.closest('option')) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      if (size < TEXT - 0.01) faults.push(`"${text.data.trim().slice(0, 30)}" is ${size} px`);
      const hidden = long && holder.closest('[data-part=hand]') !== null;
      const told = holder.closest('[role=log]') !== null;
      if (hidden || told) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (getComputedStyle(holder).textOverflow === 'ellipsis') continue;
      const clip = holder.closest('.folds')?.getBoundingClientRect();
      for (const line of range.getClientRects())
        if (!inSight(line) && !(clip && line.top >= clip.bottom - SLACK))
          faults.push(`"${text.data.trim().slice(0, 30)}" is out of sight`);
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !holder.closest('.folds')) faults.push(`"${word}" is broken`);
      }
      range.selectNodeContents(text);
      for (const sign of holder.closest('.stock')?.querySelectorAll('.corner > *') ?? [])
        for (const line of range.getClientRects()) {
          const over = sign.getBoundingClientRect();
          // The rounded corners of a sign and the leading of a line may meet.
          const [MEET_X, MEET_Y] = [3, 6];
          if (Math.min(over.right, line.right) - Math.max(over.left, line.left) > MEET_X)
            if (Math.min(over.bottom, line.bottom) - Math.max(over.top, line.top) > MEET_Y)
              faults.push(`a sign lies over "${text.data.trim().slice(0, 30)}"`);
        }
      const card = holder.closest('[data-card]')?.getBoundingClientRect();
      const box = range.getBoundingClientRect();
      if (card && (box.bottom > card.bottom + SLACK || box.right > card.right + SLACK))
        faults.push(`"${text.data.trim().slice(0, 30)}" runs out of its card`);
    }
    return [...new Set(faults)];
  });

/** Texts and drawings below 4.5 : 1 against what is behind them, of everything in a place; disabled ones too, which axe passes over. */
export const contrastFaults = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const LEAST = 4.5;
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string): readonly number[] => {
      probe.clearRect(0, 0, 1, 1);
      probe.fillStyle = '#000';
      probe.fillStyle = colour;
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const part = (value: number): number => {
        const s = value / 255;
        return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const ratio = (a: readonly number[], b: readonly number[]): number => {
      const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    /** The nearest opaque colour behind: an element's own, or the sheet that its ::after paints. */
    const behind = (element: Element | null): readonly number[] => {
      for (let at = element; at; at = at.parentElement) {
        for (const pseudo of [undefined, '::after'] as const) {
          const style = getComputedStyle(at, pseudo);
          if (pseudo && (style.content === 'none' || style.position !== 'absolute' || style.zIndex !== '-1')) continue;
          const colour = rgba(style.backgroundColor);
          if (colour[3] === 255) return colour;
        }
      }
      return [255, 255, 255, 255];
    };
    const faults: string[] = [];
    const check = (element: Element, colour: string, what: string): void => {
      const found = ratio(rgba(colour), behind(element));
      if (found < LEAST) faults.push(`${what}: ${found.toFixed(2)} : 1`);
    };
    for (const root of document.querySelectorAll(selector)) {
      const all = [root, ...root.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && !element.closest('.visually-hidden'),
      );
      for (const element of all) {
        const words = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (words.length > 0)
          check(element, getComputedStyle(element).color, words.map((node) => node.textContent?.trim()).join(' '));
        if (element.matches('svg.glyph, .trust > svg')) check(element, getComputedStyle(element).color, 'a mark');
      }
    }
    return [...new Set(faults)];
  }, place);
