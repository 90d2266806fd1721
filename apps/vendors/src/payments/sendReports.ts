import { type PaymentEvent, paymentHeaders, paymentReportPath, signedPost } from '@foyer/contract'
import { type Payment, reportOf } from './payment.ts'

interface ReportOptions {
  readonly gatewayUrl: string
  readonly secretOf: (provider: string) => Buffer
  /** Pauses between attempts in ms. */
  readonly pauses?: readonly number[]
  readonly now: () => number
}

export interface Reports {
  /** Tells the gateway what became of a payment, when the word is due; resolves after the first attempt of one that is due now. */
  readonly send: (payment: Payment) => Promise<void>
  readonly close: () => void
}

/** Webhooks to the gateway, sent again until one is taken or nothing helps any more; the gateway asks by itself then. */
export function createReports({
  gatewayUrl,
  secretOf,
  pauses = [1000, 5000, 20_000, 60_000],
  now,
}: ReportOptions): Reports {
  const timers = new Set<NodeJS.Timeout>()
  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const deliver = async (payment: Payment, event: PaymentEvent, attempt = 0): Promise<void> => {
    if (await post(payment.provider, event)) return
    const pause = pauses[attempt]
    if (pause !== undefined) later(() => void deliver(payment, event, attempt + 1), pause)
  }

  async function post(provider: string, event: PaymentEvent): Promise<boolean> {
    const body = JSON.stringify(event)
    const secret = secretOf(provider)
    const call = { caller: provider, callerHeader: paymentHeaders.caller, path: paymentReportPath, body, secret }
    try {
      const post = await signedPost(call)
      const response = await fetch(gatewayUrl + paymentReportPath, { ...post, signal: AbortSignal.timeout(5000) })
      // What is refused for good is not taken the next time either.
      return response.status < 500
    } catch {
      return false
    }
  }

  return {
    send: async (payment) => {
      const { outcome, order, token } = payment
      if (outcome.state === 'pending' || outcome.dueAt === undefined) return
      const event = (): PaymentEvent => ({
        merchant: order.merchant,
        eventId: `${token.slice(0, 16)}-${outcome.state}`,
        ...reportOf(payment, Number.POSITIVE_INFINITY),
      })
      const times = ('times' in outcome ? outcome.times : undefined) ?? 1
      const tell = async (): Promise<void> => {
        await Promise.all(Array.from({ length: times }, () => deliver(payment, event())))
      }
      const wait = outcome.dueAt - now()
      if (wait > 0) later(() => void tell(), wait)
      else await tell()
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
