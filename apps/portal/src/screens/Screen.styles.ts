import { styled } from 'styled-components'
import { themeOnlyCss } from '../shell/SiteLogo.styles.ts'

/** A page that says one thing and offers one way on. */
export const ScreenRoot = styled.section.withConfig({ componentId: 'fy-Screen' })`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-inline-size: 60ch;
  padding-block: clamp(32px, 10vh, 120px);

  /* It stands for a page that was longer on its way: what follows is where it was then. */
  &[data-tall] {
    align-content: start;
    box-sizing: border-box;
    min-block-size: 100dvh;
  }
  > svg {
    inline-size: clamp(140px, 16vw, 200px);
    block-size: auto;
  }
  [data-part='sign'] {
    position: relative;
    inline-size: clamp(140px, 16vw, 200px);
    margin-block-start: 36px;
  }
  [data-part='sign'] > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  /* The mark takes the place of the ball on the post. */
  [data-part='sign'] > svg > [data-ink='mark'] {
    display: none;
  }
  [data-part='sign'] > img {
    position: absolute;
    inset: -27% 0 auto;
    inline-size: 28%;
    block-size: auto;
    margin-inline: auto;
  }
  ${themeOnlyCss}
  h1 {
    margin: 0;
    font-family: var(--fy-font-display);
    font-size: var(--fy-size-2xl);
    line-height: 1.15;
    text-wrap: balance;
  }
  p {
    margin: 0;
  }
  [data-part='words'] {
    color: var(--fy-color-text-muted);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding-block-start: 8px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 24px;
    margin: 0;
  }
  dt {
    color: var(--fy-color-text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* Alone on a wide page it stands in its middle. */
  @media (min-width: 960px) {
    justify-items: center;
    margin-inline: auto;
    text-align: center;

    [data-part='actions'] {
      justify-content: center;
    }
    dl {
      text-align: start;
    }
  }
`
