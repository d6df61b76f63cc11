/** Another tab went on with this try. Nothing was written. */
export class SavedElsewhere extends Error {
  override readonly name = 'SavedElsewhere';
}

/** The browser has no room left. Nothing was written. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}
