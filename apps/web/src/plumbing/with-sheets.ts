import { loadSheet } from './sheet.ts';

/** What is loaded lazily and, before it can be shown, the style sheets it is drawn with. A worker, which draws nothing, needs none. */
export const withSheets = async <Loaded>(load: () => Promise<Loaded>, sheets?: string): Promise<Loaded> => {
  const loading = load();
  if (sheets && typeof document !== 'undefined') await Promise.all(sheets.split(' ').map(loadSheet));
  return loading;
};
