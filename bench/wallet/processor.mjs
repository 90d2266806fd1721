/** Processor time in seconds that a process and all processes it has started have used, those that have ended as well. */
import { readdirSync, readFileSync } from 'node:fs'

const ticks = 100

function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
        const [own, ended] = [11, 13].map((at) => (Number(fields[at]) + Number(fields[at + 1])) / ticks)
        return [{ pid: Number(pid), parent: Number(fields[1]), used: own + ended }]
      } catch {
        // It has ended since the folder was read.
        return []
      }
    })
}

export function processorSeconds(pid) {
  const processes = readProcesses()
  const sum = (of) => {
    const own = processes.find((one) => one.pid === of)?.used ?? 0
    return processes.filter(({ parent }) => parent === of).reduce((total, child) => total + sum(child.pid), own)
  }
  return sum(pid)
}
