/** What lessons and hints in place say of themselves. */
export const LEARN = {
  title: 'Learn by playing',
  nth: (n: number, of: number) => `Lesson ${n} of ${of}`,
  won: 'You have it.',
  lost: 'Not yet.',
  done: 'Play today’s lock',
  again: 'Try again',
  back: 'Take the last turn back',
  note: 'One idea at a time, and nothing is recorded.',
  all: 'All lessons',
  following: (title: string) => `Next: ${title}`,
  ticked: 'Done',
  met: 'New here.',
  close: 'Got it',
} as const;
