/** How busy each core was. */
import { readFileSync } from 'node:fs'

const read = () =>
  readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => {
      const fields = line.split(/\s+/).slice(1).map(Number)
      const all = fields.slice(0, 8).reduce((sum, value) => sum + value, 0)
      return { all, idle: fields[3] + fields[4] }
    })

export function watchCores() {
  const before = read()
  return {
    shares: () =>
      read()
        .map(({ all, idle }, core) => {
          const total = all - before[core].all
          return `${Math.round(100 * (1 - (idle - before[core].idle) / Math.max(1, total)))}%`
        })
        .join(' '),
  }
}
