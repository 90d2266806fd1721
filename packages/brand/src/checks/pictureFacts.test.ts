import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureFacts } from './pictureFacts.ts'
import { isWellFormed } from './wellFormed.ts'

const svg = (body: string, attributes = 'viewBox="0 0 1280 400"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`)
const bytes = (...parts: (readonly number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

test.each([
  ['svg', svg('<rect/>'), 1280, 400],
  ['svg', svg('', 'width="64" height="32"'), 64, 32],
  ['png', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0x40, 0, 0, 0, 0xc8]), 320, 200],
  ['gif', bytes('GIF89a', [16, 0, 9, 0]), 16, 9],
  ['jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 100, 0, 200, 3, 0, 0, 0, 0]), 200, 100],
])('CF14 type and size of %s are read from its bytes', (type, content, width, height) => {
  expect(pictureFacts(content)).toMatchObject({ kind: 'file', type, width, height })
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<rect onload="x()"/>'],
  ['foreign content', '<foreignObject/>'],
  ['a script address', '<a href="javascript:x()"/>'],
  ['a script address', '<a href="java&#115;cript:x()"/>'],
  ['an address of another server', '<image href="https://evil.example/a.png"/>'],
  ['an address of another server', '<rect style="fill:url(//evil.example/x)"/>'],
])('CF14 an SVG with %s is recognised', (what, body) => {
  expect(pictureFacts(svg(body))).toMatchObject({ active: what })
})

test('CF14 an SVG that draws only is not active', () => {
  expect(pictureFacts(svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>'))).not.toHaveProperty('active')
})

const box = (name: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content)
  return bytes([0, 0, 0, inside.length + 8], name, [...inside])
}
const ispe = box('ispe', bytes([0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 1, 0x90]))
const avif = Buffer.concat([
  box('ftyp', bytes('avif', [0, 0, 0, 0])),
  box('meta', bytes([0, 0, 0, 0]), box('iprp', box('ipco', ispe))),
])
const ico = (side: number) =>
  bytes(
    [0, 0, 1, 0, 1, 0, side, side],
    Array.from({ length: 14 }, () => 0),
  )

test.each([
  ['avif', avif, 1280, 400],
  ['ico', ico(64), 64, 64],
  ['ico', ico(0), 256, 256],
])('CF14 type and size of a whole %s are read from its bytes', (type, content, width, height) => {
  expect(pictureFacts(content)).toEqual({ kind: 'file', bytes: content.length, type, width, height })
})

test.each([
  ['a PNG that is cut off', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0x40, 0, 0, 0, 0xc8])],
  ['a PNG of garbage', bytes([0x89], 'PNG\r\n\x1a\n', 'some words that are no picture at all IEND')],
  ['a WebP that is cut off', bytes('RIFF', [0xff, 0xff, 0, 0], 'WEBPVP8X', '0'.repeat(30))],
  ['an AVIF without a size', bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0])],
  ['an SVG whose tags do not end', svg('<rect')],
])('CF14 %s is broken', (_name, content) => {
  expect(pictureFacts(content)).toMatchObject({ isBroken: true })
})

test.each([
  ['<a><b/></a>', true],
  ['<?xml version="1.0"?><!-- x --><a b="1" c=\'2\'>t &amp; &#10;<![CDATA[<]]></a>\n', true],
  ['<a><b></a></b>', false],
  ['<a b=1/>', false],
  ['<a/><b/>', false],
  ['<a>&</a>', false],
  ['<a/> words', false],
  ['<a', false],
  ['', false],
])('CF14 well-formed XML is told from the rest: %s', (text, expected) => {
  expect(isWellFormed(text)).toBe(expected)
})

test('CF14 whatever bytes a file has, looking at it never throws', () => {
  const starts = [
    [],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [...Buffer.from('RIFF0000WEBPVP8X')],
    [...Buffer.from('<svg ')],
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 60 }),
      (start, rest) => void pictureFacts(new Uint8Array([...start, ...rest])),
    ),
  )
})

test.each([
  [
    'a declaration and a document type',
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n',
  ],
  ['comments around a document type', '<!-- a --><!DOCTYPE svg><!-- b -->\n'],
])('FB05 an SVG that begins with %s is a picture', (_name, start) => {
  const facts = pictureFacts(Buffer.concat([Buffer.from(start), svg('<rect/>')]))
  expect(facts).toEqual({
    kind: 'file',
    type: 'svg',
    bytes: facts.kind === 'file' && facts.bytes,
    width: 1280,
    height: 400,
    hasViewBox: true,
  })
})

test('FB05 a document type that declares entities is refused', () => {
  const start = Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>')
  expect(pictureFacts(Buffer.concat([start, svg('<rect/>')]))).toMatchObject({ active: 'an entity declaration' })
})
