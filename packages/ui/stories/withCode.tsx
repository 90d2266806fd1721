import { docsOf } from './docsOf.ts'

/** A name of code; that of a component leads to its page. */
function Code({ name }: { readonly name: string }) {
  const href = docsOf(name)
  if (!href) return <code>{name}</code>
  return (
    <a href={href} target="_top">
      <code>{name}</code>
    </a>
  )
}

/** Text whose names of code stand between backticks. */
export const withCode = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places
  text.split('`').map((part, index) => (index % 2 === 1 ? <Code key={`${index} ${part}`} name={part} /> : part))
