import type { DrawResult } from '@foyer/rules'

/** A result of several prize rows, the numbers of each beside its name. */
export function ResultRows({ result }: { readonly result: DrawResult }) {
  return (
    <dl className="result-rows">
      {result.map(({ row, numbers }) => (
        <div key={row}>
          <dt>{row}</dt>
          <dd>{numbers.join('  ')}</dd>
        </div>
      ))}
    </dl>
  )
}
