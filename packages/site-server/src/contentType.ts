import { mime } from '@fastify/send'

/** By the file's name; what is unknown is offered as a download, never sniffed. */
export function contentType(address: string): string {
  // The library's table has the older name of scripts.
  const type = (mime.getType(address) ?? 'application/octet-stream').replace(
    'application/javascript',
    'text/javascript',
  )
  return /^text\/|[/+](json|xml)$|javascript$/.test(type) && type !== 'image/svg+xml' ? `${type}; charset=utf-8` : type
}
