/** A value under construction: a step copies the state once, assigns to the copy and returns it as readonly. */
export type Mutable<T> = { -readonly [field in keyof T]: T[field] };
