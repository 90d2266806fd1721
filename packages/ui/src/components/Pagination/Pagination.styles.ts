import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.nav.withConfig({ componentId: 'fy-Pagination' })(rules`
  container-type: inline-size;
  /* A container has no width of its own where whoever holds it puts it in the middle. */
  inline-size: 100%;
  color: var(--fy-color-text);
  font: 600 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  font-variant-numeric: tabular-nums;

  [data-part='list'] {
    display: flex;
    justify-content: center;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='page'],
  [data-part='gap'] {
    display: inline-grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 44px;
    block-size: 44px;
    margin: 0;
    padding: 0 6px;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    font: inherit;
    text-decoration: none;
  }

  [data-part='page'] {
    cursor: pointer;
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }

  [data-part='page']:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    color: var(--fy-color-text);
  }

  [data-part='page'][aria-current] {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
    /* Forced colours show it. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  [data-part='page']:focus-visible {
    ${focusRing}
  }

  [data-part='page']:disabled,
  [data-part='page'][aria-disabled='true'] {
    background: none;
    color: color-mix(in srgb, var(--fy-color-text-muted) 50%, transparent);
    cursor: default;
  }

  svg {
    inline-size: 18px;
    block-size: 18px;
  }

  svg:dir(rtl) {
    scale: -1 1;
  }

  [data-folded] {
    display: none;
  }

  @container (inline-size < 600px) {
    [data-distance='far'] {
      display: none;
    }

    [data-folded='far'] {
      display: inline-grid;
    }
  }

  @container (inline-size < 400px) {
    [data-part='list'] {
      gap: 0;
    }

    [data-part='page'],
    [data-part='gap'] {
      padding: 0;
    }

    [data-part='gap'] {
      min-inline-size: 20px;
    }
  }

  @container (inline-size < 348px) {

    [data-distance='near'] {
      display: none;
    }

    [data-folded] {
      display: inline-grid;
    }
  }
`)
