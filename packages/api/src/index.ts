export { type Answered, type Client, type Connection, connect, findServer } from './client.ts';
export { type Identity, makeIdentity, newIdentity } from './keys.ts';
export {
  BOUNDS,
  type DeletedAnswer,
  deletedAnswer,
  type ErrorAnswer,
  type EveryoneAnswer,
  type ExportAnswer,
  errorAnswer,
  everyoneAnswer,
  exportAnswer,
  type HomeAnswer,
  homeAnswer,
  nameRequest,
  type PlayerAnswer,
  playerAnswer,
  type ResultAnswer,
  type ResultRequest,
  resultAnswer,
  resultRequest,
} from './schemas.ts';
export { API_HEADER } from './server-header.ts';
export { LABEL, parseParams, type SignatureParams, type Signed, signatureBase } from './signature.ts';
