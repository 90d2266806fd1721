/** MDN HTTP Observatory's engine against each brand over HTTPS, with a certificate that lives as long as the run. */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finish, startPortal } from '../portal.mjs'
import { startTlsFront } from './tlsFront.mjs'

const brands = ['comet', 'marigold', 'keystone']
const portalPort = 4395
const frontPort = 4396

/** A certificate for localhost and its key; never leaves its folder. */
async function makeCertificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '1']
  await finish('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...subject])
  return { key: readFileSync(key), cert: readFileSync(cert), certFile: cert }
}

/** The engine wants a list of preloaded hosts, which it does not ship; nobody has preloaded localhost. */
function leavePreloadList() {
  const file = fileURLToPath(
    new URL('../node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', import.meta.url),
  )
  if (!existsSync(file)) writeFileSync(file, '{}')
}

export async function run() {
  leavePreloadList()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tls-'))
  const portal = await startPortal({ port: portalPort, brands })
  try {
    const certificate = await makeCertificate(folder)
    const rows = []
    for (const brand of brands) {
      const { hosts } = JSON.parse(readFileSync(join(portal.site(brand), 'site.json'), 'utf8'))
      const front = startTlsFront({ ...certificate, host: hosts[0], target: portalPort })
      front.listen(frontPort, '127.0.0.1')
      await once(front, 'listening')
      const scan = fileURLToPath(new URL('scan.mjs', import.meta.url))
      // The certificate is trusted as one from an authority is; only a process's start can be told so.
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.certFile }
      const said = await finish(process.execPath, [scan, `localhost:${frontPort}`], { env }).finally(() =>
        front.close(),
      )
      const { grade, score, failed } = JSON.parse(said)
      if (failed.length > 0) console.log(`${brand}: ${failed.join(', ')}`)
      rows.push({
        what: `Observatory, ${brand}`,
        ours: `${grade} (${score})`,
        peer: 'A+ (100)',
        ratio: grade === 'A+' ? 1 : 0,
        target: '>= 1',
      })
    }
    return rows
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
