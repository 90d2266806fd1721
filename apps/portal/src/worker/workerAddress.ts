/** Address of the service worker: at the top of the site, so that every page is its. */
export const workerAddress = '/sw.js'

/** Name of the Trusted Types policy that lets it, and nothing else, through. */
export const workerPolicy = 'foyer-worker'
