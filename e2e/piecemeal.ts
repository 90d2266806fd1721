import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { passOn, startFront } from './passOn.ts'

/** Bytes of a piece: less than one tile of a list has. */
const piece = 700

/** A site behind a line that brings html in small pieces, each of which the browser lays out before the next one comes. */
export async function startPiecemeal(server: string) {
  const { port: target } = new URL(server)
  const { port, stop } = await startFront((incoming, outgoing) => {
    // A page that is packed would come whole.
    delete incoming.headers['accept-encoding']
    passOn(incoming, outgoing, target, (answer) =>
      answer.headers['content-type']?.startsWith('text/html') ? Readable.from(inPieces(answer)) : answer,
    )
  })
  return { originOf: (site: string) => `http://${new URL(site).hostname}:${port}`, stop }
}

async function* inPieces(answer: AsyncIterable<Buffer>) {
  for await (const chunk of answer)
    for (let at = 0; at < chunk.length; at += piece) {
      await setTimeout(20)
      yield chunk.subarray(at, at + piece)
    }
}
