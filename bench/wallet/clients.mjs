/** Clients over plain sockets: each sends its next request when it has its answer, or all together so many a second. */
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const { port, file, clients, seconds, what, rate, vendorSecret } = JSON.parse(process.argv[2])
const world = JSON.parse(readFileSync(file, 'utf8'))
const run = randomBytes(6).toString('hex')
const random = (below) => Math.floor(Math.random() * below)
let count = 0

function transfer(members) {
  const child = members[1 + random(members.length - 1)]
  const isUp = Math.random() < 0.5
  const from = isUp ? child : members.find(({ username }) => username === child.parent)
  return { token: from.token, body: isUp ? '{"amount":"0.01"}' : `{"amount":"0.01","to":"${child.username}"}` }
}

/** Everything a transfer may be, made once; only the key changes. */
const prepared = Array.from({ length: what === 'bets' ? 0 : 4000 }, () => {
  const { token, body } = transfer(what === 'hot' ? world.hot : world.large)
  return [
    'POST /api/WPS/1/wps/relay/GCS_memberTransfer HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: foyer\r\n' +
      `Cookie: __Host-foyer-session=${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nIdempotency-Key: `,
    `\r\n\r\n${body}`,
  ]
})

const key = what === 'bets' ? createHmac('sha256', vendorSecret).update(`vendor:${world.vendor}`).digest() : undefined
const path = '/api/seamless/v1/bet'
function bet() {
  const { session } = world.large[random(world.large.length)]
  const id = `${run}-${count}`
  const body = JSON.stringify({
    merchant: world.merchant,
    session,
    transactionId: `b-${id}`,
    roundId: `r-${id}`,
    amount: 1,
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const text = [timestamp, world.vendor, path, body].join('\n')
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return (
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Vendor: ${world.vendor}\r\nX-Timestamp: ${timestamp}\r\n` +
    `X-Signature: ${signature}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

function next() {
  count += 1
  if (what === 'bets') return bet()
  const [head, tail] = prepared[random(prepared.length)]
  return `${head}${run}-${count}${tail}`
}

/** A connection that has one request at a time. */
function open(onAnswer) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let buffered = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    buffered += chunk
    const end = buffered.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/content-length: (\d+)/i.exec(buffered)?.[1])
    if (buffered.length < end + 4 + length) return
    if (!buffered.startsWith('HTTP/1.1 200')) throw new Error(buffered)
    buffered = ''
    onAnswer(connection)
  })
  const connection = { due: 0, send: () => socket.write(next()), end: () => socket.destroy() }
  return connection
}

/** Processor seconds of the clients themselves. */
const used = () => process.resourceUsage().userCPUTime / 1e6 + process.resourceUsage().systemCPUTime / 1e6

function flatOut() {
  let answered = 0
  const connections = Array.from({ length: clients }, () =>
    open((connection) => {
      answered += 1
      connection.send()
    }),
  )
  const start = performance.now()
  for (const connection of connections) connection.send()
  setTimeout(() => {
    const perSecond = answered / ((performance.now() - start) / 1000)
    process.send({ perSecond, answered, used: used() }, () => process.exit(0))
  }, seconds * 1000)
}

/** Every request counts from when it was due, also when it had to wait for a connection. */
function steady() {
  const latencies = []
  const waiting = []
  const free = []
  const answer = (connection) => {
    latencies.push(performance.now() - connection.due)
    begin(connection)
  }
  const begin = (connection) => {
    const due = waiting.shift()
    if (due === undefined) return free.push(connection)
    connection.due = due
    connection.send()
  }
  for (let index = 0; index < 4 * clients; index += 1) free.push(open(answer))
  const start = performance.now() + 200
  let sent = 0
  const tick = () => {
    const now = performance.now()
    for (; start + (sent * 1000) / rate <= now; sent += 1) {
      waiting.push(start + (sent * 1000) / rate)
      const connection = free.pop()
      if (connection !== undefined) begin(connection)
    }
    if (now < start + seconds * 1000) setTimeout(tick, 1)
    else
      setTimeout(() => {
        const late = waiting.map((due) => performance.now() - due)
        // The first second warms up.
        const counted = [...latencies, ...late].slice(rate).sort((a, b) => a - b)
        const at = (share) => counted[Math.floor(counted.length * share)] ?? Number.NaN
        process.send({ perSecond: rate, answered: latencies.length, used: used(), p50: at(0.5), p99: at(0.99) }, () =>
          process.exit(0),
        )
      }, 500)
  }
  tick()
}

if (rate === undefined) flatOut()
else steady()
