/** Runs the world of a running sandbox ahead (N06): draws, expiries and everything else that follows its clock happen on the way. */
import { parseArgs } from 'node:util'

const units = { s: 1 / 60, m: 1, h: 60, d: 1440 }
/** The clock moves on by so many minutes at a time: a day, so that expiries of one day come before the next. */
const step = 1440
const patience = 120_000

const usage = `Usage: npm run world -- --fast-forward 1d [--url http://localhost:4000]
Spans are written as 30m, 6h or 1d. The sandbox has to run (npm start).`

const end = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readSpan(text) {
  const [, number, unit] = /^(\d{1,4})([smhd])$/.exec(text ?? '') ?? []
  const minutes = Number(number) * (units[unit] ?? 0)
  return minutes > 0 && minutes <= 366 * 1440 ? minutes : undefined
}

const options = () => {
  try {
    return parseArgs({ options: { 'fast-forward': { type: 'string' }, url: { type: 'string' } } }).values
  } catch (error) {
    return end(`${error.message}\n${usage}`)
  }
}
const { 'fast-forward': span, url = 'http://localhost:4000' } = options()
const minutes = readSpan(span)
if (minutes === undefined) end(usage)

async function ask(path, body) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'foyer' }
  const answer = await fetch(new URL(path, url), body && { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => end(`Nothing answers at ${url}; start the sandbox first: npm start`),
  )
  if (!answer.ok) end(`${url}${path} answered ${answer.status}; the clock of a sandbox alone can be moved`)
  return (await answer.json()).value
}

/** Draws whose time has come and that are not drawn yet. */
async function countDue(merchants, gameIds, now) {
  let due = 0
  for (const { code } of merchants)
    for (const gameId of gameIds) {
      const { next } = await ask(`/api/seamless/v1/draws?${new URLSearchParams({ merchant: code, gameId })}`)
      due += next.length === 0 ? 1 : next.filter(({ drawsAt }) => Date.parse(drawsAt) <= now).length
    }
  return due
}

const gameIds = (await ask('/lgw/games/game_menus')).map(({ gameId }) => gameId)
const started = Date.now()
for (let done = 0; done < minutes; done += step) {
  const { now, merchants } = await ask('/desk/api/world', { minutes: Math.min(step, minutes - done) })
  const until = Date.now() + patience
  while ((await countDue(merchants, gameIds, Date.parse(now))) > 0) {
    if (Date.now() > until)
      end(`Draws before ${now} were not drawn in ${patience / 1000} s; see the log of the gateway`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process.stdout.write(`${now}  all draws drawn\n`)
}
process.stdout.write(`${span} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
