import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { guides } from '../packages/ui/stories/guides/guides.ts'
import { withCode } from '../packages/ui/stories/withCode.tsx'

/** `components/Button` as its own entry of the package, to copy. */
const importLine = (title: string): string => {
  const [group, name = ''] = title.split('/')
  return `import { ${name} } from '@foyer/ui/${group === 'centre' ? 'centre/' : ''}${name}'`
}

function Advice({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className="fy-advice" data-kind={title === 'Do' ? 'do' : 'avoid'}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </section>
  )
}

/** A component's page: what it is, how it is brought in, when it is right, its props, and every story with its code (QB07). */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guides[preparedMeta.title]
  return (
    <>
      <Title />
      <Description />
      <Source language="tsx" code={importLine(preparedMeta.title)} />
      {guide && (
        <div className="fy-guide">
          <Advice title="Do" lines={guide.use} />
          <Advice title="Don’t" lines={guide.avoid} />
        </div>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
