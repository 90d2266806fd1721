import { createHmac } from 'node:crypto'
import { type SeamlessProblem, seamlessBase, seamlessHeaders, seamlessProblemStatus, signedText } from '@foyer/contract'
import fastify from 'fastify'

/** What happens to the next calls: nothing, or lost before or after the wallet carries them out. */
export type Fault = 'none' | 'lost' | 'answer-lost'

interface Call {
  readonly name: string
  readonly body: Record<string, string | number>
}

/** A wallet of one player in memory, reached over HTTP like the gateway's, whose connections can be made to fail. */
export async function createFakeWallet(secret: Buffer, start: number) {
  const calls: Call[] = []
  const faults: Fault[] = []
  const wallet = {
    balance: start,
    calls,
    faults,
    sessionOver: false,
    /** The player, signed in anew, looks on while what an earlier session began goes on. */
    isBack: false,
    frozen: false,
    /** It knows no bet of a win, as where its books are of an earlier time. */
    knowsNoRound: false,
    gameId: 'bgs-1',
    player: 'p',
    trial: false,
    provablyFair: false,
    playMoneyOnly: false,
    betsOff: false,
    gameName: 'Lantern Harbor',
    category: 'RNG',
    genre: 'Video',
    /** Called before a stake is taken. */
    beforeBet: (): void => undefined,
  }
  const bets = new Map<string, number>()
  const done = new Map<string, object>()
  const refused = new Set<string>()

  const refuse = (code: SeamlessProblem) => ({
    status: seamlessProblemStatus[code],
    body: { success: false, code, message: code },
  })
  const accept = (value: object) => ({ status: 200, body: { success: true, value } })

  const carryOut = ({ name, body }: Call): { status: number; body: object } => {
    const id = String(body.transactionId)
    const amount = Number(body.amount ?? 0)
    const known = done.get(id)
    if (known !== undefined) return accept(known)
    const finish = (value: object) => {
      done.set(id, value)
      return accept(value)
    }
    if (name === 'authenticate') {
      return finish({
        session: 'wallet-session-0001',
        player: wallet.player,
        trial: wallet.trial,
        ...(wallet.provablyFair ? { provablyFair: true } : {}),
        playMoneyOnly: wallet.playMoneyOnly,
        ...(wallet.betsOff ? { betsOff: true } : {}),
        gameId: wallet.gameId,
        gameName: wallet.gameName,
        category: wallet.category,
        genre: wallet.genre,
        vendorName: 'Backstage Games',
        artwork: '/media/art/wide/1.sea.bgs.1.lantern-harbor.svg',
        currency: 'USD',
        decimals: 2,
        language: 'en',
        balance: wallet.balance,
      })
    }
    if (name === 'wins') {
      // The caller's call has this shape.
      const wins = body.wins as unknown as readonly Call['body'][]
      return accept({
        outcomes: wins.map((win) => {
          const { body: answer } = carryOut({ name: 'win', body: win })
          return { transactionId: win.transactionId, ...('value' in answer ? (answer.value as object) : answer) } // an envelope
        }),
      })
    }
    if (name === 'balance')
      return wallet.sessionOver && !wallet.isBack ? refuse('session_expired') : accept({ balance: wallet.balance })
    if (name === 'standing') {
      if (wallet.sessionOver) return refuse('session_expired')
      return finish({ session: `standing-${id}` })
    }
    if (name === 'endStanding') return accept({})
    if (name === 'bet') {
      if (refused.has(id)) return refuse('rolled_back')
      // One that is granted goes on after the player's own.
      if (wallet.sessionOver && !String(body.session).startsWith('standing-')) return refuse('session_expired')
      if (wallet.frozen) return refuse('account_frozen')
      wallet.beforeBet()
      if (amount > wallet.balance) return refuse('insufficient_funds')
      bets.set(id, amount)
      wallet.balance -= amount
    }
    if (name === 'win' && wallet.knowsNoRound) return refuse('round_unknown')
    if (name === 'win') wallet.balance += amount
    if (name === 'rollback') {
      const target = String(body.betTransactionId)
      wallet.balance += bets.get(target) ?? 0
      refused.add(target)
    }
    // As the gateway's: no balance where no money moved.
    return finish({ transactionId: id, ...(name === 'win' && amount === 0 ? {} : { balance: wallet.balance }) })
  }

  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { name: string }; Body: string }>(`${seamlessBase}/:name`, async (request, reply) => {
    const header = (name: string): string => String(request.headers[name.toLowerCase()])
    const text = signedText({
      caller: header(seamlessHeaders.caller),
      timestamp: header(seamlessHeaders.timestamp),
      path: request.url,
      body: request.body,
    })
    if (createHmac('sha256', secret).update(text).digest('hex') !== header(seamlessHeaders.signature)) {
      return reply.code(401).send(refuse('signature_refused').body)
    }
    // The route has checked the body.
    const call: Call = { name: request.params.name, body: JSON.parse(request.body) as Call['body'] }
    const fault = wallet.faults.shift()
    if (fault === 'lost') return void request.raw.destroy()
    wallet.calls.push(call)
    const answer = carryOut(call)
    if (fault === 'answer-lost') return void request.raw.destroy()
    return reply.code(answer.status).send(answer.body)
  })
  app.get<{ Params: { name: string } }>('/media/art/wide/:name', async (request, reply) =>
    reply.type('image/svg+xml').send(`<svg id="${request.params.name}"/>`),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(wallet, {
    url,
    countOf: (name: string) => wallet.calls.filter((call) => call.name === name).length,
    close: () => app.close(),
  })
}
