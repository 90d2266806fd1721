declare global {
  interface Window {
    /** The button, or the form without one, that was pressed before the page answered to input; left by the inline script. */
    foyerSent?: HTMLElement | undefined
  }
}

/** Sends the form whose button was pressed before the page was taken over: the press is not lost. */
export function sendAgain(page: Pick<Window, 'foyerSent'> = window): void {
  const sent = page.foyerSent
  page.foyerSent = undefined
  // What was drawn anew since is not what was pressed.
  if (!sent?.isConnected) return
  if (sent instanceof HTMLFormElement) sent.requestSubmit()
  else sent.click()
}
