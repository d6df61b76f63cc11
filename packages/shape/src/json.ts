import type { Json } from '@lockstep/kernel';

/**
 * `Value` where it is plain data all the way down, else `never` at what is not. To the compiler an interface is no `Json` (it has no
 * index signature), nor is an optional field that may be undefined; both are written as JSON all the same.
 */
type Plain<Value> = Value extends null | undefined | boolean | number | string
  ? Value
  : Value extends (...given: never[]) => unknown
    ? never
    : Value extends object
      ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
      : never;

/** A typed value as `Json`: the way back from `parseShape`. The only place where types of plain data are dropped. */
export const toJson = <Value>(value: Value & Plain<Value>): Json => value as unknown as Json;
