/** Time of this machine, ms since 1970, as it was when the process began and has gone on since: setting the machine's clock does not move it. */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now())
