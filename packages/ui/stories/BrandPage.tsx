import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import footer from '../src/components/Footer/Footer.stories.tsx'
import { Footer } from '../src/components/Footer/index.ts'
import header from '../src/components/Header/Header.stories.tsx'
import { Header } from '../src/components/Header/index.ts'
import { inLanguage, labelsIn } from './homes/inLanguage.ts'

const Root = styled.div.withConfig({ componentId: 'fy-BrandPage' })`
  --fy-bleed: var(--fy-gutter);

  min-block-size: 100vh;
  background: var(--fy-color-canvas);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  > main {
    display: grid;
    grid-template-columns:
      [full-start] minmax(var(--fy-bleed), 1fr) [column-start] minmax(0, var(--fy-content)) [column-end]
      minmax(var(--fy-bleed), 1fr) [full-end];
    row-gap: var(--fy-space-7);
    padding-block: var(--fy-space-6) var(--fy-space-8);
  }

  > main > * {
    grid-column: column;
  }

  > main > [data-part='edge'] {
    display: grid;
    grid-column: full;
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--fy-space-7);
  }

  h1, h2 {
    margin: 0;
    font-family: var(--fy-font-display);
  }

  [data-part='wordmark'] {
    color: inherit;
    font: 800 20px / 1.1 var(--fy-font-display);
    text-decoration: none;
  }

  /* Two words below one another leave room for the balance. */
  @media (max-width: 719px) {
    [data-part='wordmark'] {
      display: block;
      inline-size: min-content;
      font-size: 14px;
    }
  }

  [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: var(--fy-space-5);
  }

  [data-part='desk'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
    gap: var(--fy-space-6);
  }

  [data-part='last'] {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--fy-space-5);
  }

  h3 {
    margin: 0;
  }
`

interface BrandPageProps {
  /** What the brand is called. */
  readonly name: string
  readonly language: string
  /** To the edges of the window, above the column. */
  readonly opening?: ReactNode
  readonly children: ReactNode
}

const english = { nav: header.args.nav, actions: header.args.actions, ...footer.args }
const { nav, actions } = header.parameters.tr
const turkish: typeof english = { ...english, ...footer.parameters.tr, nav, actions }

/** Header, column and footer, as a page of a brand has them. */
export function BrandPage({ name, language, opening, children }: BrandPageProps) {
  const words = inLanguage(language, english, turkish)
  const labels = labelsIn(language)
  const logo = (
    <a href="#home" data-part="wordmark">
      {name}
    </a>
  )
  return (
    <Root>
      <Header {...labels('Header')} logo={logo} nav={words.nav} actions={words.actions} />
      {opening}
      <main>{children}</main>
      <Footer
        {...labels('Footer')}
        logo={<strong>{name}</strong>}
        about={words.about.replace('Lantern', name)}
        columns={words.columns}
        vendors={words.vendors}
        notices={words.notices}
        copyright={`© 2026 ${name}`}
      />
    </Root>
  )
}
