const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** How long until the date changes where the player is, rounded up to a minute: "5 h 12 min", "12 min". */
export const countdownWords = (now: Date): string => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
};
