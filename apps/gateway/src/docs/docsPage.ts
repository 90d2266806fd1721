import { escapeHtml, sourceLanguage } from '@foyer/brand'
import { type Operation, type OperationId, problemStatus, wirePath } from '@foyer/contract'
import { apiBase } from '../calls/bindOperation.ts'
import { describeFields } from './describeFields.ts'
import { failuresOf } from './failuresOf.ts'
import { declared } from './openApi.ts'

const accessNames = { guest: 'everyone', session: 'signed in', real: 'members and agents', agent: 'agents' } as const

/** The API as one page to read: no script, nothing from elsewhere, found with the browser's own search. */
export function createDocsPage(): string {
  const groups = new Map<string, string[]>()
  for (const [id, operation] of declared) {
    const group = operation.shape.path.split('/').slice(1, 3).join('/')
    groups.set(group, [...(groups.get(group) ?? []), renderOperation(id, operation)])
  }
  const sections = [...groups].map(
    ([name, items]) => `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${items.join('')}</section>`,
  )
  const links = [...groups].map(
    ([name, items]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a> ${items.length}</li>`,
  )
  return `<!doctype html><html lang="${sourceLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Foyer gateway API</title><link rel="stylesheet" href="/api/docs/docs.css"></head><body>
<header><h1>Foyer gateway API</h1><p>${declared.length} operations. The same as data: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
<main>${introduction}${sections.join('')}<section id="problems"><h2>Problem codes</h2>${problemTable()}</section></main></body></html>`
}

const introduction = `<section><h2>How to call</h2>
<p>Every operation has two addresses: the wire form <code>/api/{module}/{token flag}{path}</code> and the bare path. The flag is 1 when a guest may not call.</p>
<p>Answers are <code>{ "success": true, "value": … }</code> or <code>{ "success": false, "code", "message", "requestId" }</code> with an honest status code.</p>
<ul><li><code>Merchant</code>: the merchant code. It follows from the host; the header is only checked.</li>
<li><code>Language</code>: platform language code, for example <code>EN</code> or <code>TY</code>.</li>
<li><code>X-Requested-With: foyer</code>: required on everything but GET.</li>
<li>The session is an HttpOnly cookie; brands with token sessions send <code>Authorization</code>.</li>
<li><code>Idempotency-Key</code>: required where money moves; the same key gives the same answer.</li>
<li><code>Encryption: jwe</code>: the body is a compact JWE (ECDH-ES+A256KW, A256GCM) to the key of <code>encryptionKey</code>.</li></ul></section>`

function renderOperation(id: OperationId, { shape }: Operation): string {
  const marks = [
    accessNames[shape.access],
    shape.requirement,
    ...(shape.encrypted ? ['body may be encrypted'] : []),
    ...(shape.sameOrigin ? ['same origin only'] : []),
  ]
  const input = shape.body ?? shape.query
  const failures = failuresOf(id, shape).map(
    ([status, codes]) =>
      `<tr><th scope="row">${status}</th><td>${codes.map((code) => `<code>${code}</code>`).join(' ')}</td></tr>`,
  )
  return `<details id="${id}"><summary><b class="${shape.method.toLowerCase()}">${shape.method}</b> <code>${escapeHtml(shape.path)}</code> ${escapeHtml(shape.summary)}</summary>
<p>${marks.map((mark) => `<span>${escapeHtml(mark)}</span>`).join(' ')}</p>
<p>Operation <code>${id}</code>, wire form <code>${escapeHtml(apiBase + wirePath(shape))}</code></p>
${input === undefined ? '' : `<h3>${shape.body === undefined ? 'Query' : 'Body'}</h3>${describeFields(input)}`}
<h3>Value</h3>${describeFields(shape.value)}
<h3>Failures</h3><table><tbody>${failures.join('')}</tbody></table></details>`
}

function problemTable(): string {
  const rows = Object.entries(problemStatus).map(
    ([code, status]) => `<tr><th scope="row"><code>${code}</code></th><td>${status}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
