/** Load on a server, and what it costs its process. */
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** Processor seconds that a process has used, where the system tells. */
function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return undefined
  }
}

const check = (url, { non2xx, errors }) => {
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`)
}

const seconds = 3

/**
 * Performs the requests in turn for some seconds, or `amount` of them; `beside` are requests of eight others at the same
 * time.
 */
export async function measure({ url, pid }, { requests, beside, amount, connections = 20 }) {
  const before = processorSeconds(pid)
  const others = beside && autocannon({ url, connections: 8, duration: seconds, requests: beside })
  const end = amount === undefined ? { duration: seconds } : { amount }
  const result = await autocannon({ url, connections, requests, ...end })
  const other = await others
  check(url, result)
  if (other) check(url, other)
  const after = processorSeconds(pid)
  const used = before === undefined ? result.duration : after - before
  const total = result.requests.total + (other?.requests.total ?? 0)
  return { perSecond: result.requests.average, perProcessorSecond: total / used }
}
