/** The limit: bare node:http that answers every request with the bytes it was given. */
import { createServer } from 'node:http'

const body = process.argv[2] ?? '{}'
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.send?.('ready'))
