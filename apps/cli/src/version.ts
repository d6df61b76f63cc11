/** Of the program: jobs of a queue are done by workers of the same one alone. */
export const VERSION = '0.14.0';
