/** The time of an instant by the player's own clock. */
export const clockTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
