/**
 * What a game tells the page that shows it in a frame, by `postMessage`, after a round was shown, or once a stake lies on a table: the
 * balance may have changed (H17). It carries no figures; the page asks the server.
 */
export const roundEnded = 'foyer:round-ended'

/**
 * What the page around a game tells it, by `postMessage` to the game's own origin: whether the player has hidden the
 * balance (H17). It is sent once the frame has loaded and whenever the player changes it.
 */
export const balanceShown = 'foyer:balance-shown'
export const balanceHidden = 'foyer:balance-hidden'

/**
 * What the page around a game tells it, by `postMessage` to its own origin: a game beside it has ended a round, so that the balance
 * may be another (QP10). It carries no figures; the game asks its server.
 */
export const moneyMoved = 'foyer:money-moved'

/**
 * What a game tells while its player is in a hand that goes on without them: that it `stands` as it is when the player's time runs
 * out, or is `played` to its end by the game; and when it is over. The page asks before it lets the player leave such a hand.
 */
export const handRuns = { stands: 'foyer:hand-stands', played: 'foyer:hand-played' } as const
export const handOver = 'foyer:hand-over'
export type RunningHand = keyof typeof handRuns

/**
 * What a lottery tells the page that shows it, by `postMessage`: the player wants back to where they came from (I48). It names no
 * place; the page knows it, and goes nowhere else.
 */
export const gameLeft = 'foyer:game-left'

/**
 * What a game tells the page that shows it, by `postMessage`: the player wants to deposit, as the balance did not cover a stake (H18).
 * The page opens its own way to do so.
 */
export const depositWanted = 'foyer:deposit-wanted'

/**
 * What a game tells the page that shows it, by `postMessage`: its server will not go on with the session (Z21). The page asks its own
 * server whether its player is still signed in.
 */
export const sessionOver = 'foyer:session-over'

/**
 * What the page around a lottery tells it, by `postMessage` to its own origin: the theme the player has now, so that both are of one
 * kind of light. How it begins is said by `theme` in the fragment of its address.
 */
export const themeShown = { light: 'foyer:theme-light', dark: 'foyer:theme-dark' } as const
export type ShownTheme = keyof typeof themeShown
