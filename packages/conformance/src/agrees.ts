const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** An unknown part of a preview (null) agrees with anything; the rest must be what happened. */
export const agrees = (shown: unknown, happened: unknown): boolean => {
  if (shown === null) return true;
  if (!isObject(shown) || !isObject(happened)) return shown === happened;
  if (Array.isArray(shown) !== Array.isArray(happened)) return false;
  const keys = Object.keys(shown);
  return (
    keys.length === Object.keys(happened).length &&
    keys.every((key) => key in happened && agrees(shown[key], happened[key]))
  );
};
