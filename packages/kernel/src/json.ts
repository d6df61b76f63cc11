/** Plain data: what setups, states, actions, events and views are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
