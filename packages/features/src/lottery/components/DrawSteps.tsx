import type { CheckedDraw } from '../model/checkDraw.ts'
import { useT } from '../model/useT.ts'

/** How a draw follows from its seed, step by step. */
export function DrawSteps({ steps }: { steps: CheckedDraw }) {
  const t = useT()
  const { commitment, blocks, numbers, isCommitted, isDrawn } = steps
  const answer = (isSo: boolean) => <strong>{t(isSo ? 'yes' : 'no')}</strong>
  return (
    <>
      <section>
        <h3 data-holds={isCommitted}>
          {t('step1')}: {answer(isCommitted)}
        </h3>
        <p data-part="quiet">{t('step1Text')}</p>
        <code>{commitment}</code>
      </section>
      <section>
        <h3>{t('step2')}</h3>
        <p data-part="quiet">{t('step2Text')}</p>
        <ol data-part="blocks">
          {blocks.map(({ message, digest }) => (
            <li key={message}>
              <code>
                {message} → {digest}
              </code>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('step3')}</h3>
        <p data-part="quiet">{t('step3Text')}</p>
        <details>
          <summary>{t('showNumbers', { count: numbers.length })}</summary>
          <div data-part="numbers">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('bytes')}</th>
                  <th scope="col">{t('asNumber')}</th>
                  <th scope="col">{t('outOf')}</th>
                  <th scope="col">{t('remainder')}</th>
                  <th scope="col">{t('drawn')}</th>
                </tr>
              </thead>
              <tbody>
                {numbers.map(({ bytes, number, count, value, drawn }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number is known by its place in the stream
                  <tr key={at}>
                    <td>
                      <code>{bytes}</code>
                    </td>
                    <td>{number}</td>
                    <td>{count}</td>
                    <td>{value ?? t('passedOver')}</td>
                    <td>{drawn}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </section>
      <section>
        <h3 data-holds={isDrawn}>
          {t('step4')}: {answer(isDrawn)}
        </h3>
      </section>
    </>
  )
}
