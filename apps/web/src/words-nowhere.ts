/** What an address says that leads to nothing yet, or to nothing at all. */
export const NOWHERE = {
  future: {
    title: 'Not yet',
    opens: (date: string, countdown: string | null) =>
      countdown
        ? `This one opens in ${countdown}, at midnight where you are.`
        : `This one opens on ${date}, at midnight where you are.`,
    home: 'To today’s puzzles',
  },
  nowhere: { title: 'Nothing is here', says: 'No page has this address. It may have been cut short on its way.' },
} as const;
