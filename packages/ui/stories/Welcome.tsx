import { styled } from 'styled-components'
import { components } from './describe.ts'

const Root = styled.div.withConfig({ componentId: 'fy-Welcome' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-inline-size: 960px;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  h1, h2, p, dl, dd {
    margin: 0;
  }

  h1 {
    font: 800 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }

  h2 {
    margin-block-end: 12px;
    font: 700 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
    gap: 16px 32px;
  }

  dt {
    font-weight: 600;
  }

  a {
    color: var(--fy-color-accent-text);
  }

  dd {
    color: var(--fy-color-text-muted);
  }
`

const toolbar = [
  ['Brand', 'Every brand of the repository, and the neutral theme that a brand starts from.'],
  ['Theme', 'Dark or light.'],
  ['Language', 'Every language the kit speaks, one of long accented words, and one written from right to left.'],
  ['Direction', 'The language’s own, or either.'],
  ['Role', 'Guest, member or agent: menus, header, centres and records follow.'],
  ['Clock', 'The evening the stories happen, standing still or running, the end of a draw, or a day later.'],
  ['Network', 'Lists, records, pictures and buttons as they are while answers are slow, wrong or missing.'],
  ['Motion', 'As it is, or reduced.'],
] as const

/** What this Storybook holds, and what its toolbar does. */
export function Welcome() {
  return (
    <Root>
      <h1>The Foyer kit</h1>
      <p>
        Tiles, chrome, forms, tables and centre pages for gaming, betting and lottery portals. Words, data and addresses
        come in as props; colours, type, corners and space come from the theme.
      </p>
      <section>
        <h2>The toolbar</h2>
        <dl>
          {toolbar.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Components</h2>
        <dl>
          {components.map(({ name, href, text }) => (
            <div key={name}>
              <dt>
                <a href={href} target="_top">
                  {name}
                </a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Root>
  )
}
