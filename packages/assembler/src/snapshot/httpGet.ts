import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

const timeout = 30_000
const largest = 20_000_000

export interface HttpAnswer {
  readonly status: number
  readonly text: string
}

/** A GET with a `Host` header of its own, which `fetch` does not allow: the API tells brands apart by host. */
export function httpGet(url: URL, headers: Readonly<Record<string, string>>): Promise<HttpAnswer> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, { headers, timeout }, (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > largest) request.destroy(new Error(`the answer is larger than ${largest} bytes`))
        else parts.push(part)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      )
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeout / 1000} s`)))
    request.on('error', reject)
    request.end()
  })
}
