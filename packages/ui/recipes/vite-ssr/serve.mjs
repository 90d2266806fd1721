import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { render } from './dist/server/server.js'

const client = join(import.meta.dirname, 'dist/client')
const page = readFileSync(join(client, 'index.html'), 'utf8')
const types = { '.js': 'text/javascript', '.css': 'text/css' }

createServer((request, answer) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const type = types[extname(path)]
  if (type && path === normalize(path)) {
    answer.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(client, path)))
    return
  }
  const { app, styles } = render()
  const html = page.replace('<!--styles-->', () => styles).replace('<!--app-->', () => app)
  answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
