import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

/** All columns are there from the first place on, so that a page that comes piece by piece moves none. */
const columns = [2, 3, 4, 5]
  .map((count) => `ul[data-places='${count}'] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`)
  .join('\n')

export const BottomBarRoot = styled.nav.withConfig({ componentId: 'fy-BottomBar' })(rules`
  position: sticky;
  inset-block-end: 0;
  z-index: 18;
  border-block-start: 1px solid var(--fy-color-border);
  background: var(--fy-color-surface);
  color: var(--fy-color-text-muted);
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);

  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    margin: 0;
    padding: 0 0 1px;
    list-style: none;
  }
  ${columns}
  [data-part='entry'] {
    display: grid;
    grid-template-columns: 100%;
    gap: 3px;
    /* Icons keep one line where a word takes two. */
    align-content: start;
    justify-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding: 6px 2px 5px;
    border: 0;
    background: none;
    color: inherit;
    font: 600 0.6875rem / 1.2 var(--fy-font-text);
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  [data-part='icon'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 28px;
    border-radius: var(--fy-radius-pill);
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  [data-part='word'] {
    max-inline-size: 100%;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  [data-part='entry']:active [data-part='icon'] {
    background: var(--fy-color-raised);
  }
  [aria-current] {
    color: var(--fy-color-text);
  }
  [aria-current] [data-part='icon'] {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  [data-part='entry']:focus-visible {
    ${focusRingInside}
  }
  [data-part='count'] {
    position: absolute;
    inset-block-start: -5px;
    /* Beside the icon, and in the window also where five entries are narrow. */
    inset-inline-start: calc(50% + min(7px, 10vw - 31px));
    box-sizing: border-box;
    min-inline-size: 18px;
    padding: 3px 5px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
    line-height: 0.75rem;
  }
  @media (forced-colors: active) {
    [aria-current] [data-part='icon'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`)
