import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { scrollFade, scrollFadeKeyframes } from '../../styles/scrollFade.ts'
import { variantRules } from '../../styles/variants.ts'

/** `line` heads a page or a panel, `pill` filters a list. */
export const tabsVariants = {
  line: `
    --_gap: 8px;
    --_pad: 12px;
    --_mark: inset 0 -2px 0 var(--fy-color-accent);
    --_selected: var(--fy-color-text);
    > [data-part='list'] { box-shadow: inset 0 -1px 0 var(--fy-color-border); }
  `,
  pill: `
    --_gap: 4px;
    --_pad: 16px;
    --_radius: min(var(--fy-radius-pill), calc(var(--fy-radius-large) * 2));
    --_fill: var(--fy-color-accent-subtle);
    --_selected: var(--fy-color-on-accent-subtle);
  `,
}

export type TabsVariant = keyof typeof tabsVariants

export const Root = styled.div.withConfig({ componentId: 'fy-Tabs' })(rules`
  min-inline-size: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  ${scrollFadeKeyframes}
  ${variantRules('variant', tabsVariants)}

  > [data-part='list'] {
    display: flex;
    gap: var(--_gap);
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-inline: contain;
    ${scrollFade}
  }

  > [data-part='list'] > [data-part='tab'] {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    margin: 0;
    padding: 0 var(--_pad);
    border: 0;
    border-radius: var(--_radius, var(--fy-radius-small) var(--fy-radius-small) 0 0);
    background: none;
    color: var(--fy-color-text-muted);
    font: inherit;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    transition: color var(--fy-duration-fast) var(--fy-ease);
  }

  /* Four words side by side on the narrowest phones. */
  @media (max-width: 359px) {
    > [data-part='list'] {
      gap: 0;
    }

    > [data-part='list'] > [data-part='tab'] {
      padding-inline: calc(var(--_pad) * 2 / 3);
      font-size: var(--fy-size-xs);
    }
  }

  > [data-part='list'] > [data-part='tab']:hover {
    color: var(--fy-color-text);
  }

  > [data-part='list'] > [data-part='tab'][aria-selected='true'] {
    background: var(--_fill, none);
    box-shadow: var(--_mark, none);
    color: var(--_selected);
  }

  @media (forced-colors: active) {
    > [data-part='list'] > [data-part='tab'][aria-selected='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      --fy-color-focus: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  > [data-part='list'] > [data-part='tab']:focus-visible {
    ${focusRingInside}
  }

  > [data-part='list'] > [data-part='tab']:disabled {
    color: color-mix(in srgb, var(--fy-color-text-muted) 55%, transparent);
    cursor: not-allowed;
  }

  > [data-part='list'] > [data-part='tab'] svg {
    inline-size: 18px;
    block-size: 18px;
  }

  > [data-part='list'] > [data-part='tab'] > [data-part='badge'] {
    min-inline-size: 10px;
    padding: 0 5px;
    border-radius: min(var(--fy-radius-pill), calc(var(--fy-radius-large) * 2));
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: 11px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.125rem;
    text-align: center;
  }

  > [data-part='panel'] {
    padding-block-start: 16px;
  }

  > [data-part='panel']:focus-visible {
    ${focusRingInside}
  }
`)
