import { randomBytes } from 'node:crypto'

/** Makes ids that no other process makes: a random beginning per process, then a count. */
export function createRequestIds(): () => string {
  const beginning = randomBytes(9).toString('base64url')
  let count = 0
  return () => {
    count += 1
    return `${beginning}-${count.toString(36)}`
  }
}
