/** What is told above any screen, when there is something to tell. */
export const NOTICES = {
  update: { waiting: 'A new version is ready. Your game is saved.', apply: 'Update now', later: 'Later' },
  install: { offer: 'Keep Lockstep on your home screen?', yes: 'Install', no: 'No, thanks' },
  faults: {
    memory:
      'This browser keeps nothing for us (storage is blocked), so progress lasts until the tab closes. Export it in Settings.',
    newer:
      'Your progress here was saved by a newer version of this app, which is left alone: what you play now lasts until the tab closes. Update, then reload.',
    setAside: 'A damaged save was set aside; nothing else was touched.',
  },
} as const;
