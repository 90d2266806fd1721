import { operations, type WalletTransferStatus, wirePath } from '@foyer/contract'

/** Vendors that keep a wallet of their own in this test. */
export const walletVendors = ['BGS', 'GPI']

/** A member; the cookies are those of the last session. */
export interface Mover {
  readonly username: string
  cookie: string
}

/** One transfer a member asked for, and what was said to it. */
export interface SentTransfer {
  readonly mover: Mover
  readonly key: string
  readonly body: { readonly vendor: string; readonly direction: 'in' | 'out'; readonly amount: string }
  /** The last word; `refused` before it was begun. */
  said: WalletTransferStatus | 'nothing' | 'refused'
  /** Its name at the vendor, once it was told. */
  reference?: string
}

/** Sends a transfer and notes what was said to it. Anything but a state, a refusal or no answer is a fault of the gateway. */
export async function sendTransfer(address: string, transfer: SentTransfer): Promise<boolean> {
  const answer = await fetch(`${address}/api${wirePath(operations.walletTransfer.shape)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'foyer',
      'idempotency-key': transfer.key,
      cookie: transfer.mover.cookie,
    },
    body: JSON.stringify(transfer.body),
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (response) => ({ status: response.status, json: await response.json() }),
    () => undefined,
  )
  if (answer === undefined || answer.status === 503) return false
  if (answer.status === 409) {
    transfer.said = 'refused'
    return true
  }
  if (answer.status !== 200) throw new Error(`A transfer was answered ${answer.status}: ${JSON.stringify(answer.json)}`)
  // The contract's answer, of which two fields are looked at.
  const { value } = answer.json as { value: { reference: string; status: WalletTransferStatus } }
  if (transfer.said === 'DONE' || transfer.said === 'UNDONE')
    if (transfer.said !== value.status) throw new Error(`${transfer.said} became ${value.status}`)
  transfer.said = value.status
  transfer.reference = value.reference
  return true
}

interface Traffic {
  /** Every transfer, before it is sent. */
  readonly sent: SentTransfer[]
  readonly isOver: () => boolean
  /** Called with each that is to be sent. */
  readonly onSend: () => void
}

/** Moves money to and fro until it is over or the gateway does not answer. */
export async function moveUntilGone(address: string, mover: Mover, { sent, isOver, onSend }: Traffic): Promise<void> {
  while (!isOver()) {
    const number = sent.length
    const transfer: SentTransfer = {
      mover,
      key: `transfer-${number}-${mover.username}`,
      body: {
        vendor: walletVendors[number % 3 === 0 ? 1 : 0] ?? '',
        direction: number % 5 < 3 ? 'in' : 'out',
        // Now and then more than anybody has.
        amount: number % 11 === 0 ? '9999999.00' : `${1 + (number % 9)}.${10 + (number % 89)}`,
      },
      said: 'nothing',
    }
    sent.push(transfer)
    onSend()
    if (!(await sendTransfer(address, transfer))) return
  }
}
