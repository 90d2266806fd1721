import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { innermostCode } from '../calls/innermostCode.ts'
import type { Deliver } from './createMessenger.ts'

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…`, which changes to TLS before it says who it is. */
  readonly url: string
  /** Address that mail is from. */
  readonly from: string
  /** Pauses before the second and later tries, in ms. */
  readonly pauses?: readonly number[]
}

/** An error as the library makes it: status of the server's answer, and the command it was about. */
interface SmtpFailure extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Sends mail over SMTP. A server on the same machine need not speak TLS; any other must. What it puts off (4xx), and what
 * no connection was found for, is sent again under the same `Message-ID`.
 */
export function deliverByMail({ url, from, pauses = [500, 2000] }: MailSettings): Deliver {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !loopback.has(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, sender, to, subject, text }) => {
    const mail = {
      messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
      from: { name: sender, address: from },
      // As an object, since a text may name several addresses.
      to: { name: '', address: to },
      subject,
      text,
    }
    for (let tries = 0; ; tries += 1) {
      const error = await transport.sendMail(mail).then(
        () => undefined,
        (failure: SmtpFailure) => failure,
      )
      if (error === undefined) return
      const wait = pauses[tries]
      if (wait === undefined || !isPassing(error)) throw withoutAddress(error)
      await pause(wait)
    }
  }
}

const isPassing = ({ responseCode, command }: SmtpFailure): boolean =>
  responseCode === undefined ? command === 'CONN' : responseCode >= 400 && responseCode < 500

/** Servers repeat the address in what they answer, which then would stand in the log. */
function withoutAddress(error: SmtpFailure): Error {
  const { code, responseCode } = error
  const text =
    responseCode === undefined
      ? `The mail server did not take a message: ${innermostCode(error)}`
      : `The mail server refused a message with ${responseCode}`
  return Object.assign(new Error(text), code === undefined ? {} : { code })
}
