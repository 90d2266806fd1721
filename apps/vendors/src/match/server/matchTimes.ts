/** How long the next hand waits for further players, ms; less when every seat is taken by players. */
export const joinMs = 8000
export const fullMs = 1500
/** How long the deal waits for antes that are on their way to the wallet, ms. */
export const anteMs = 3000
/** How long the dealt hand is looked at before the first turn, ms. */
export const dealMs = 1200
/** How long a player has for a turn, ms; less where there is nothing to choose. */
export const turnMs = 15_000
export const forcedMs = 5000
/** How long a bot takes, ms: long enough to see what it plays. */
export const botMs = 1100
/** Turns in a row that somebody may let pass before a bot sits in for them. */
export const mostIdle = 2
