export const floor = 'level';
