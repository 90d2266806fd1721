/**
 * What a game tells the page that shows it in a frame, by `postMessage`, after a round was shown: the balance may have
 * changed (H17). It carries no figures; the page asks the server.
 */
export const roundEnded = 'foyer:round-ended'
