/** On every file of the app that a server with results hands out. */
export const API_HEADER = 'lockstep-api';
