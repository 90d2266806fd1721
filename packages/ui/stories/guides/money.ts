import type { Guides } from './guides.ts'

/** What money is paid with, followed by and kept in. */
export const money: Guides = {
  'centre/ActivityStatement': {
    use: ['For the months of an account on one sheet, to print and to keep; every amount leads to its entries.'],
    avoid: ['A view that changes while it is read: that is a `RecordsPage`.', 'A sum without the days it is about.'],
  },
  'centre/ArrivalCheck': {
    use: [
      'Where somebody is asked whether money has arrived: what happens without an answer stands beside the question.',
    ],
    avoid: ['A time that runs out without being told.', 'Consequences that are known only afterwards.'],
  },
  'centre/MemberTransfer': {
    use: ['For money that goes to another member, such as the upline: to whom, how much, and what is left.'],
    avoid: ['Money that leaves the site: that is a withdrawal.', 'A receiver whose name is not shown before sending.'],
  },
  'centre/PaymentFrame': {
    use: ['For every page on which money moves: what waits first, then the form, then what was before.'],
    avoid: ['Advertising beside the form.', 'What waits below what is over.'],
  },
  'centre/PaymentItem': {
    use: ['One payment, its state in a word, and the one thing to do next.'],
    avoid: ['Two payments in one item.', 'A state without a time, or without what comes after it.'],
  },
  'centre/TurnoverSummary': {
    use: ['What is still to be played, in an amount, with each deposit it comes from and the way to a game.'],
    avoid: ['Per cent without amounts.', 'A bar that is full and still refuses.'],
  },
  'centre/WalletList': {
    use: ['Several wallets of one person, each with what is in it, or why that is not known.'],
    avoid: ['One wallet alone.', 'Waiting for the slowest before any balance is shown.'],
  },
  'components/AmountChoice': {
    use: ['Three to six amounts that people really pay, below a field for any other.'],
    avoid: ['Instead of the field: every amount can be written.', 'Amounts outside the limits.'],
  },
  'components/AmountField': {
    use: ['The amount of a form, written or chosen with one press: deposits, withdrawals, transfers.'],
    avoid: ['Outside a `Form`: a `MoneyField` alone needs none.', 'Suggestions that the form would refuse.'],
  },
  'components/ImageField': {
    use: ['One picture that proves something, shown before it is sent.'],
    avoid: [
      'Several files, or files that are no pictures.',
      'A refusal that makes somebody choose again what was right.',
    ],
  },
  'components/MoneyField': {
    use: ['For every amount that is written, with its currency and its limits beside it.'],
    avoid: ['A `TextField` with a check of its own.', 'Limits that are said only after sending.'],
  },
  'components/Receipt': {
    use: ['What it costs, what arrives and when, before the button that sends it.'],
    avoid: ['Fees that first show on the next page.', 'A total that its rows do not come to.'],
  },
  'components/Timeline': {
    use: ['For the steps that one thing has taken, each with its time, and the one it waits for.'],
    avoid: ['Steps a person still has to take: those are `Steps` or a `Stepper`.', 'Times without their day.'],
  },
}
