/** What a page says that is not open yet, or that does not exist. */
export const UNAVAILABLE = {
  future: {
    title: 'Not yet',
    opens: (date: string, countdown: string | null) =>
      countdown
        ? `This one opens in ${countdown}, at midnight where you are.`
        : `This one opens on ${date}, at midnight where you are.`,
    home: 'To today’s puzzles',
  },
  remembered: {
    title: 'Your result',
    seen: 'You have seen the solution of this puzzle, so what you play here is practice: it won’t count.',
    says: (date: string) =>
      `Cleared on ${date}. Its replay was not kept then, so it cannot be watched; your result stands, and you may play it again.`,
  },
  notFound: { title: 'Nothing is here', says: 'No page has this address. It may have been cut short on its way.' },
} as const;
