import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const MarqueeRoot = styled.section.withConfig({ componentId: 'fy-Marquee' })(rules`
  --_away: -100%;
  --_turn: 90deg;

  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 12px 4px;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-medium);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);
  ${controlCss}

  &,
  & * {
    box-sizing: border-box;
  }

  &:dir(rtl) {
    --_away: 100%;
    --_turn: -90deg;
  }

  [data-part='icon'] {
    flex: none;
    color: var(--fy-color-accent-text);
  }
  [data-part='window'] {
    display: flex;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    scroll-padding-inline: 16px 32px;
    mask-image: linear-gradient(var(--_turn), transparent, #000 16px, #000 calc(100% - 32px), transparent);
  }
  [data-part='list'] {
    display: flex;
    flex: none;
    gap: 48px;
    align-items: center;
    min-inline-size: 100%;
    margin: 0;
    padding-block: 0;
    padding-inline: 16px 48px;
    list-style: none;
    white-space: nowrap;
    animation: fy-marquee var(--fy-marquee-time, 40s) linear infinite;
  }
  @keyframes fy-marquee {
    to {
      translate: var(--_away) 0;
    }
  }
  &:is([data-paused], [data-away]) [data-part='list'],
  [data-part='window']:is(:hover, :focus-within) [data-part='list'] {
    animation-play-state: paused;
  }
  [data-part='item'] {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  /* For the keyboard the notices stand at their places, where scrolling can reach them. */
  [data-part='window']:has([data-part='item']:focus-visible) [data-part='list'] {
    animation: none;
  }
  @media (hover: none) {
    [data-part='item'] {
      min-block-size: 44px;
    }
  }
  :is(a, button[data-part='item']) {
    cursor: pointer;
  }
  :is(a, button[data-part='item']):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  :is(a, button[data-part='item'], [data-part='window']):focus-visible {
    ${focusRingInside}
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='window'] {
      overflow-x: auto;
      scrollbar-width: thin;
    }
    [data-part='list'] {
      animation: none;
    }
    [data-part='list'][aria-hidden],
    [data-part='pause'] {
      display: none;
    }
  }
`)
