import { useLabels } from '../i18n/LabelsContext.ts'
import type { FairSteps } from './verifyRound.ts'

interface FairArithmeticProps {
  readonly steps: FairSteps
  /** Whether the game comes out as shown; nothing where it cannot be played again. */
  readonly isReplayed: boolean | undefined
}

/** What was pressed is gone: the place of the keyboard goes on with what came of it. */
const takePlace = (verdict: HTMLElement | null): void => verdict?.focus()

/** How a round follows from its seeds, step by step. */
export function FairArithmetic({ steps, isReplayed }: FairArithmeticProps) {
  const { fair: words, past } = useLabels()
  const { hash, isCommitted, blocks, numbers, isDrawn } = steps
  const verdict = isCommitted && isDrawn && isReplayed !== false
  const answer = (isSo: boolean) => <strong data-holds={isSo}>{isSo ? words.yes : words.no}</strong>
  return (
    <div className="fair-steps">
      <output ref={takePlace} tabIndex={-1} className="note">
        {verdict ? words.verified : words.refuted}
      </output>
      <p>
        {words.step1}: {answer(isCommitted)}
      </p>
      <p className="fair-code">SHA-256 = {hash}</p>
      <p>{words.step2}</p>
      <ul>
        {blocks.map(({ message, digest }) => (
          <li key={message} className="fair-code">
            {message} → {digest}
          </li>
        ))}
      </ul>
      <p>
        {words.step3}: {answer(isDrawn)}
      </p>
      <table className="rounds">
        <thead>
          <tr>
            <th scope="col">{words.bytes}</th>
            <th scope="col">{words.number}</th>
            <th scope="col">{past.outOf}</th>
            <th scope="col">{past.value}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ bytes, number, count, value, isStored }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is known by its place in the stream
            <tr key={index}>
              <td className="fair-code">{bytes}</td>
              <td>{number}</td>
              <td>{count}</td>
              <td data-holds={isStored}>{value ?? words.skipped}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {words.step4}: {isReplayed === undefined ? words.gameNo : answer(isReplayed)}
      </p>
    </div>
  )
}
