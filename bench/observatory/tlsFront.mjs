import http from 'node:http'
import https from 'node:https'
import net from 'node:net'

const handshake = 0x16

/**
 * What a load balancer does: HTTPS for one host passed on in the clear, and plain HTTP sent to HTTPS. Both on one port,
 * told apart by the first byte, because the scanner asks for the same host in both ways.
 */
export function startTlsFront({ key, cert, host, target }) {
  const secure = https.createServer({ key, cert }, (request, response) => {
    const { method, url, headers } = request
    const passed = http.request({ host: '127.0.0.1', port: target, method, path: url, headers: { ...headers, host } })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end()
  })
  return net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first = socket.read(1)
      if (first === null) return
      socket.unshift(first)
      ;(first[0] === handshake ? secure : plain).emit('connection', socket)
    })
  })
}
