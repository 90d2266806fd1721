import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** What it covers: the nearest positioned container, or the whole window with every dialog in it. */
export const loaderOverlayCovers = {
  container: 'position: absolute; border-radius: inherit;',
  page: `
    position: fixed;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    &:not([open]) { display: none; }
    &::backdrop { background: none; }
  `,
}

export type LoaderOverlayCover = keyof typeof loaderOverlayCovers

export const Root = styled.output.withConfig({ componentId: 'fy-LoaderOverlay' })(rules`
  inset: 0;
  background: color-mix(in srgb, var(--fy-color-canvas) 88%, transparent);
  color: var(--fy-color-text);
  font: 600 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  /* Not hidden meanwhile: what is hidden holds no keyboard. */
  animation: fy-loader-appear 1ms linear 150ms both;

  &,
  > output {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 16px;
  }

  ${variantRules('cover', loaderOverlayCovers)}

  [data-part='ring'] {
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 44px;
    border: 3px solid color-mix(in srgb, var(--fy-color-text) 18%, transparent);
    border-block-start-color: var(--fy-color-accent-text);
    border-radius: 50%;
    animation: fy-loader-spin calc(var(--fy-duration-slow) * 5) linear infinite;
  }

  [data-part='words'] {
    text-align: center;
  }

  @keyframes fy-loader-appear {
    from {
      opacity: 0;
    }
  }

  @keyframes fy-loader-spin {
    to {
      rotate: 1turn;
    }
  }
`)
