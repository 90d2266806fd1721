export interface MarkedProps {
  readonly text: string
  /** Parts that were searched for, from and until which letter, in order. */
  readonly parts?: readonly (readonly [from: number, until: number])[]
}

/** A text in which what was searched for stands out. */
export function Marked({ text, parts = [] }: MarkedProps) {
  return (
    <>
      {parts.map(([from, until], place) => (
        <span key={from}>
          {text.slice(parts[place - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, until)}</mark>
        </span>
      ))}
      {text.slice(parts.at(-1)?.[1] ?? 0)}
    </>
  )
}
