import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'
import { variantRules } from '../../styles/variants.ts'

/** `accent` for work that goes on; the others judge how far it is, such as the strength of a password. */
export const progressTones = {
  accent: '--_done: var(--fy-color-accent-text);',
  positive: '--_done: var(--fy-color-positive);',
  warning: '--_done: var(--fy-color-warning);',
  negative: '--_done: var(--fy-color-negative);',
}

export type ProgressTone = keyof typeof progressTones

export const Root = styled.div.withConfig({ componentId: 'fy-Progress' })(rules`
  --_track: color-mix(in srgb, var(--fy-color-text) 12%, transparent);
  position: relative;
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  ${variantRules('tone', progressTones)}

  &[data-shape='ring'] {
    display: inline-grid;
  }

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    font-weight: 550;
  }

  [data-part='head'][data-hidden] {
    ${unseen}
  }

  [data-part='value'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  progress {
    appearance: none;
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 8px;
    overflow: hidden;
    border: 0;
    border-radius: min(var(--fy-radius-pill), 4px);
    background: var(--_track);
  }

  progress::-webkit-progress-bar {
    background: none;
  }

  progress::-webkit-progress-value {
    border-radius: min(var(--fy-radius-pill), 4px);
    background: var(--_done);
    transition: inline-size var(--fy-duration-slow) var(--fy-ease);
  }

  progress::-moz-progress-bar {
    border-radius: min(var(--fy-radius-pill), 4px);
    background: var(--_done);
  }

  progress:indeterminate {
    background: linear-gradient(90deg, transparent, var(--_done) 30% 70%, transparent) 0 0 / 40% 100% no-repeat var(--_track);
    animation: fy-progress-sweep calc(var(--fy-duration-slow) * 7) var(--fy-ease) infinite alternate;
  }

  progress:indeterminate::-moz-progress-bar {
    background: none;
  }

  [data-part='ring'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
  }

  [data-part='ring'] > * {
    grid-area: 1 / 1;
  }

  [data-part='ring'] [data-part='value'] {
    color: var(--fy-color-text);
    font-size: var(--fy-size-xs);
    font-weight: 600;
  }

  circle {
    fill: none;
    stroke-width: 5;
  }

  circle[data-part='track'] {
    stroke: var(--_track);
  }

  circle[data-part='done'] {
    stroke: var(--_done);
    transition: stroke-dasharray var(--fy-duration-slow) var(--fy-ease);
  }

  &[data-unknown] svg {
    animation: fy-progress-turn calc(var(--fy-duration-slow) * 5) linear infinite;
  }

  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      --_done: Highlight;
      --_track: Canvas;
    }
    circle[data-part='track'] {
      stroke: GrayText;
    }
    circle[data-part='done'] {
      stroke: Highlight;
    }
  }

  @keyframes fy-progress-sweep {
    to {
      background-position: 100% 0;
    }
  }

  @keyframes fy-progress-turn {
    to {
      rotate: 1turn;
    }
  }
`)
