import type { Place } from './kinds.ts';

/** Backdrops on a field of 480 by 240. All is drawn in layers, each a darker wash than the one behind it. */
interface Scenery {
  /** Rooms have a wall where the sky would be. */
  readonly indoors?: true;
  readonly orb: readonly [x: number, y: number, r: number];
  readonly far?: string;
  readonly mid: string;
  readonly near: string;
  readonly fore: string;
  /** Thin strokes in the darkest ink, and in the pale colour of the sky. */
  readonly lines?: string;
  readonly pale?: string;
  /** Lacquered wood and cloth. */
  readonly red?: string;
  readonly lamps?: string;
}

const PEAKS =
  'M0 150C30 128 52 92 78 84C96 80 108 126 140 122C168 106 188 58 212 48C232 42 246 104 280 116C306 100 328 78 350 76C372 76 392 120 424 118Q456 104 480 108V240H0Z';
const HILLS = 'M0 158Q60 126 120 140T236 132T360 128T480 140V240H0Z';

/** Eaves that turn up at both ends. */
const roof = (x: number, y: number, half: number, height: number): string => {
  const ridge = half * 0.45;
  return `M${x - half} ${y - 6}Q${x - half * 0.6} ${y - 1} ${x - ridge} ${y - height}h${2 * ridge}Q${x + half * 0.6} ${y - 1} ${x + half} ${y - 6}l-5 8H${x - half + 5}Z`;
};
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
const orb = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const lanterns = (...at: readonly (readonly [x: number, y: number])[]): string =>
  at.map(([x, y]) => `${orb(x, y, 7, 9)}M${x - 3} ${y - 12}h6v3h-6ZM${x - 3} ${y + 9}h6v3h-6Z`).join('');
const hung = (...at: readonly (readonly [x: number, y: number])[]): string =>
  at.map(([x, y]) => `M${x} 0V${y - 12}M${x} ${y + 12}v8`).join('');
const posts = (y: number, height: number, width: number, ...xs: readonly number[]): string =>
  xs.map((x) => box(x - width / 2, y, width, height)).join('');
const pine = (x: number, y: number): string =>
  `M${x - 3} 240Q${x + 6} ${y + 60} ${x - 2} ${y}l5 1Q${x + 14} ${y + 60} ${x + 7} 240Z${[0, 22, 46]
    .map((d, i) => {
      const w = 24 + 9 * i;
      const cx = x + (i % 2 ? -14 : 12);
      return `M${cx - w} ${y + d + 8}q${w * 0.3} -16 ${w * 0.8} -12q${w * 0.8} -4 ${w * 1.2} 12q${-w * 0.5} 7 ${-w} 4q${-w * 0.6} 4 ${-w} -4Z`;
    })
    .join('')}`;
const reeds = (...xs: readonly number[]): string =>
  xs.map((x, i) => `M${x} 240Q${x + 2} ${206 - (i % 3) * 10} ${x + 14 - (i % 4) * 8} ${186 - (i % 3) * 12}`).join('');

export const SCENERY: { readonly [place in Place]: Scenery } = {
  courtyard: {
    orb: [372, 54, 24],
    far: HILLS,
    mid: `${roof(240, 118, 150, 44)}${box(130, 118, 220, 70)}${roof(240, 72, 62, 20)}`,
    red: posts(120, 68, 7, 140, 184, 296, 340),
    near: `${box(0, 150, 92, 50)}${roof(30, 152, 84, 18)}${box(388, 150, 92, 50)}${roof(450, 152, 84, 18)}M0 188H480V240H0Z`,
    pale: 'M216 188 190 240M264 188 290 240M150 188 60 240M330 188 420 240M0 204H480M0 222H480',
    lamps: `${lanterns([162, 136], [318, 136])}${box(216, 132, 48, 56)}`,
    lines: 'M240 132V188M228 132V188M252 132V188M216 150H264M216 168H264',
    fore: 'M0 240V96Q10 120 14 150Q40 128 48 92Q52 128 26 158Q60 150 84 124Q70 166 22 176L26 240Z',
  },
  bridge: {
    orb: [96, 56, 22],
    far: PEAKS,
    mid: 'M0 182Q240 176 480 182V240H0Z',
    near: 'M20 204Q240 62 460 204L420 212Q384 176 340 168Q330 210 300 212Q290 150 240 150T180 212Q150 210 140 168Q96 176 60 212Z',
    red: 'M36 184Q240 50 444 184L442 188Q240 58 38 188ZM96 152h4v22h-4ZM148 126h4v22h-4ZM200 112h4v22h-4ZM276 112h4v22h-4ZM328 126h4v22h-4ZM380 152h4v22h-4Z',
    pale: 'M16 216H150M200 222H330M360 214H470M60 232H240M300 234H440',
    lines: `${reeds(8, 18, 30, 46, 438, 450, 462, 474)}M420 0Q440 50 430 110M444 0Q466 60 454 130M464 0Q482 60 474 116`,
    fore: 'M0 240V222Q40 212 84 232L90 240ZM480 240V218Q440 212 400 240Z',
  },
  teahouse: {
    indoors: true,
    orb: [262, 84, 18],
    far: 'M160 140Q190 104 214 96T250 128T300 108L330 140Z',
    mid: `M0 0H480V240H0ZM240 22A80 80 0 1 0 240.1 22Z`,
    near: 'M0 190H480V240H0Z',
    lines: `M240 22A80 80 0 1 0 240.1 22ZM240 22V182M160 102H320M184 46V158M296 46V158M20 0V190M110 0V190M20 60H110M20 120H110M50 0V190M80 0V190M370 0V190M460 0V190M370 60H460M370 120H460M400 0V190M430 0V190${hung([140, 44], [340, 44])}`,
    lamps: lanterns([140, 44], [340, 44]),
    red: 'M120 196H360L372 206H108ZM136 206h12v34h-12ZM332 206h12v34h-12Z',
    fore: 'M218 196q-12-22 10-24q-2-8 12-8t12 8q22 2 10 24ZM206 180q-14 0-10-10l12 4ZM264 178q14-12 14 4t-16 8M172 196q-3-14 4-14h14q7 0 4 14ZM292 196q-3-14 4-14h14q7 0 4 14Z',
  },
  archive: {
    indoors: true,
    orb: [240, 70, 26],
    mid: 'M0 0H140V240H0ZM340 0H480V240H340ZM140 40H180V210H140ZM300 40H340V210H300Z',
    near: 'M140 210H340L480 240H0Z',
    pale: 'M8 34H132M8 74H132M8 114H132M8 154H132M8 194H132M348 34H472M348 74H472M348 114H472M348 154H472M348 194H472',
    lines:
      'M0 52H140M0 92H140M0 132H140M0 172H140M0 212H140M340 52H480M340 92H480M340 132H480M340 172H480M340 212H480M140 78H180M140 112H180M140 146H180M140 180H180M300 78H340M300 112H340M300 146H340M300 180H340M70 0V240M410 0V240M140 0V240M340 0V240',
    lamps: 'M240 136q8 10 0 17q-8-7 0-17Z',
    red: 'M196 190H284L290 198H190ZM202 198h8v24h-8ZM270 198h8v24h-8Z',
    fore: 'M226 156q14 8 28 0l-4 8h-20ZM237 164h6v22h-6ZM228 186h24v5h-24ZM14 240v-9h64v-7H22v-7h50v-7H18v-6h44v36ZM404 240v-8h58v-8h-50v-7h54v-7h-42v30Z',
  },
  rooftops: {
    orb: [330, 74, 46],
    far: `${HILLS}${roof(80, 130, 46, 20)}${roof(80, 112, 34, 18)}${roof(80, 95, 22, 18)}${box(56, 100, 48, 50)}`,
    mid: `${roof(180, 160, 90, 30)}${box(110, 160, 140, 50)}${roof(400, 152, 84, 30)}${box(330, 152, 140, 60)}`,
    near: `${roof(40, 192, 110, 40)}${roof(300, 196, 110, 36)}${box(0, 190, 480, 50)}`,
    lamps: `${box(146, 170, 14, 14)}${box(200, 170, 14, 14)}${box(372, 164, 14, 16)}${box(412, 164, 14, 16)}`,
    fore: 'M0 240V226Q120 212 236 208Q250 196 246 186Q262 194 258 210Q380 214 480 232V240Z',
    pale: 'M40 168 20 192M62 168 60 192M18 168-18 192M84 170 100 192M300 172V196M280 172 270 196M320 172 330 196M262 176 240 196M338 176 362 196',
    lines: 'M150 44q8-8 14 0q6-8 14 0M196 62q6-6 10 0q4-6 10 0M122 70q5-5 9 0q4-5 9 0',
  },
  gate: {
    orb: [92, 52, 22],
    far: HILLS,
    mid: `${roof(240, 96, 130, 36)}${box(150, 60, 180, 40)}${roof(240, 62, 96, 34)}`,
    near: 'M60 110H420V240H292V186Q292 148 240 148T188 186V240H60ZM0 148H60V240H0ZM420 148H480V240H420ZM60 100h20v12H60ZM110 100h20v12h-20ZM160 100h20v12h-20ZM210 100h20v12h-20ZM250 100h20v12h-20ZM300 100h20v12h-20ZM350 100h20v12h-20ZM400 100h20v12h-20ZM0 138h16v12H0ZM32 138h16v12H32ZM432 138h16v12h-16ZM464 138h16v12h-16Z',
    red: 'M84 120h26v66l-13-10-13 10ZM370 120h26v66l-13-10-13 10ZM188 240V190H236V240ZM244 240V190H292V240Z',
    pale: 'M60 134H420M60 160H180M300 160H420M60 188H180M300 188H420M60 214H180M300 214H420',
    lamps: lanterns([170, 166], [310, 166]),
    fore: 'M0 240V232H480V240ZM22 120h3V240h-3ZM20 122l3.5-18 3.5 18ZM48 132h3V240h-3ZM46 134l3.5-18 3.5 18ZM432 128h3V240h-3ZM430 130l3.5-18 3.5 18ZM456 120h3V240h-3ZM454 122l3.5-18 3.5 18Z',
  },
  shrine: {
    orb: [240, 70, 34],
    far: PEAKS,
    mid: `${roof(240, 128, 92, 44)}${box(178, 128, 124, 56)}`,
    red: `${posts(130, 54, 7, 186, 216, 264, 294)}M172 118H308V124H172Z`,
    near: 'M150 184H330V194H344V204H358V214H372V226H386V240H94V226H108V214H122V204H136V194H150Z',
    pale: 'M150 194H330M136 204H344M122 214H358M108 226H372M240 172Q228 156 240 142T236 112Q226 98 238 80',
    lamps: `${box(232, 150, 16, 18)}${box(90, 184, 14, 12)}${box(376, 184, 14, 12)}`,
    fore: `M84 182h26l-6-9H90ZM88 196h18l4 6v38H84v-38ZM370 182h26l-6-9h-14ZM374 196h18l4 6v38h-26v-38ZM228 184q-2-16 12-16t12 16Z${pine(36, 66)}${pine(440, 84)}`,
  },
  river: {
    orb: [352, 60, 28],
    far: PEAKS,
    mid: 'M0 156Q40 140 90 150T180 160Q120 168 0 170ZM300 158Q360 140 420 146T480 142V166Q380 170 300 158Z',
    near: 'M0 190Q120 182 240 188T480 184V240H0Z',
    pale: 'M300 176H404M318 184H388M330 192H376M20 206H150M250 216H420M60 226H210M330 204H460',
    lines: `M196 210 176 118${reeds(8, 16, 24, 36, 50, 62, 420, 432, 444, 456, 466, 474)}`,
    red: 'M238 190q16-24 44 0Z',
    lamps: lanterns([300, 178]),
    fore: 'M150 196Q170 206 240 206T326 192L316 212Q240 224 170 214ZM190 198V166q0-10 7-12q-9-2-12-6l16-9 16 9q-3 4-11 6q8 2 8 12l4 32ZM0 240V230Q50 220 84 240ZM480 240V226Q440 222 404 240Z',
  },
  hall: {
    indoors: true,
    orb: [240, 84, 40],
    mid: 'M120 24H360V180H120ZM240 44A40 40 0 1 0 240.1 44Z',
    near: 'M0 186H480V240H0ZM150 170H330V180H350V190H130V180H150ZM0 0H480V20H0Z',
    red: `${posts(0, 210, 26, 52, 428)}${posts(0, 192, 16, 120, 360)}M146 20h188l-14 26q-20-14-40 0t-40 0-40 0-40 0Z`,
    pale: 'M216 190 180 240M264 190 300 240M130 190 20 240M350 190 460 240M0 206H480M0 222H480',
    lines:
      'M132 24V170M348 24V170M150 60V170M330 60V170M170 60V170M310 60V170M132 84H190M132 120H190M290 84H348M290 120H348M132 150H196M284 150H348M240 44A40 40 0 1 0 240.1 44Z',
    lamps: `${lanterns([88, 62], [392, 62])}`,
    fore: 'M212 170V140q0-8 8-8h40q8 0 8 8v30h6v-40q-34-14-68 0v40ZM34 206h36v8H34ZM410 206h36v8h-36Z',
  },
};
