import { isTestCard, testCards } from './outcomes.ts'
import { type Payment, providers } from './payment.ts'
import type { Words } from './words.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Fills the places of a text; what goes in is escaped. */
const say = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  escapeHtml(text).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => escapeHtml(values[name] ?? ''))

/** An amount with its currency, in the way of a language; every digit is kept. */
export function amountText(amount: string, currency: string, language: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  // A decimal text keeps what a number would round.
  return `${number.format(amount as Intl.StringNumericLiteral)} ${currency}`
}

interface PageState {
  readonly now: number
  /** The amount that could not be sent. */
  readonly problem?: string | undefined
}

/** The page on which a payment is made. */
export function payPage(payment: Payment, words: Words, { problem }: PageState): string {
  const { order, provider, outcome } = payment
  const isBank = providers[provider] === 'bank'
  const amount = amountText(order.amount, order.currency, words.language)
  const merchant = order.merchantName
  const form =
    outcome.state !== 'pending' ? done(payment, words) : isBank ? bank(payment, words, problem) : cards(words, amount)
  return `<!doctype html>
<html lang="${escapeHtml(words.language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${say(words.payTo, { merchant })}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="pay.css" />
  </head>
  <body>
    <main>
      <section class="due">
        <p class="sandbox">${say(words.sandbox)}</p>
        <h1>${say(words.payTo, { merchant })}</h1>
        <p class="amount">${escapeHtml(amount)}</p>
        <p class="reference">${escapeHtml(order.reference)}</p>
      </section>
      <section class="way">${form}</section>
    </main>
  </body>
</html>
`
}

const cards = (words: Words, amount: string): string => `
        <h2>${say(words.cardTitle)}</h2>
        <p>${say(words.cardLead)}</p>
        <form method="post">
          <fieldset>
            <legend>${say(words.cardLead)}</legend>
            ${Object.keys(testCards)
              .filter(isTestCard)
              .map(
                (name, index) => `<label>
              <input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''} />
              <span class="number">${testCards[name]}</span>
              <span class="hint">${say(words[name])}</span>
            </label>`,
              )
              .join('\n            ')}
          </fieldset>
          <button name="do" value="pay">${say(words.pay, { amount })}</button>
          <button name="do" value="back" class="quiet">${say(words.back)}</button>
        </form>`

const bank = ({ order }: Payment, words: Words, problem: string | undefined): string => `
        <h2>${say(words.bankTitle)}</h2>
        <p>${say(words.bankLead)}</p>
        <dl>
          <div><dt>${say(words.beneficiary)}</dt><dd>${escapeHtml(order.merchantName)} (sandbox)</dd></div>
          <div><dt>${say(words.reference)}</dt><dd>${escapeHtml(order.reference)}</dd></div>
        </dl>
        <form method="post">
          <label class="field">
            <span>${say(words.amount, { currency: order.currency })}</span>
            <input name="amount" inputmode="decimal" autocomplete="off" value="${escapeHtml(problem ?? order.amount)}"
              aria-describedby="hint"${problem === undefined ? '' : ' aria-invalid="true"'} />
          </label>
          <p id="hint"${problem === undefined ? '' : ' class="wrong"'}>${
            problem === undefined ? say(words.amountHint) : say(words.amountWrong, { amount: order.amount })
          }</p>
          <button name="do" value="pay">${say(words.send)}</button>
          <button name="do" value="back" class="quiet">${say(words.back)}</button>
        </form>`

const done = ({ order }: Payment, words: Words): string => `
        <h2>${say(words.doneTitle)}</h2>
        <p>${say(words.doneLead, { merchant: order.merchantName })}</p>
        <a class="button" href="${escapeHtml(order.returnUrl)}">${say(words.return, { merchant: order.merchantName })}</a>`
