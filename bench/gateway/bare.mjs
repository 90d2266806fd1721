/** The limit: bare node:http that answers each address with the bytes the gateway gave for it. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([url, text]) => [url, Buffer.from(text)]),
)
const server = createServer((request, response) => {
  const body = answers.get(request.url)
  response.writeHead(body === undefined ? 404 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body?.length ?? 0,
  })
  response.end(body)
})
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.send?.('ready'))
