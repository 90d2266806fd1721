import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { rules } from '../../styles/rules.ts'

export const HeaderRoot = styled.header.withConfig({ componentId: 'fy-Header' })(rules`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid var(--fy-color-border);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  padding-block-start: env(safe-area-inset-top);
  ${controlCss}

  & > [data-part='bar'] {
    display: flex;
    gap: 16px;
    align-items: center;
    box-sizing: border-box;
    max-inline-size: calc(var(--fy-content) + 2 * var(--fy-gutter));
    min-block-size: 64px;
    margin-inline: auto;
    padding-inline: var(--fy-gutter);
  }
  & > [data-part='bar'] > [data-part='logo'] {
    display: flex;
    flex: none;
    align-items: center;
  }
  & > [data-part='bar'] > [data-part='drawer'] {
    position: static;
    display: flex;
    flex: 1;
    align-items: center;
    min-inline-size: 0;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    background: none;
    color: inherit;
  }
  & > [data-part='bar'] > [data-part='drawer'] > [data-part='nav'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    min-inline-size: 0;
    align-items: center;
  }
  & > [data-part='bar'] > [data-part='actions'] {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    margin-inline-start: auto;
  }
  & > [data-part='bar'] > [data-part='menu'],
  [data-part='drawer-head'],
  [data-part='drawer-extra'] {
    display: none;
  }

  @media (max-width: 959px) {
    & > [data-part='bar'] {
      gap: 8px;
      min-block-size: 56px;
      padding-inline: max(16px, 12px + env(safe-area-inset-left)) max(16px, env(safe-area-inset-right));
    }
    & > [data-part='bar'] > [data-part='actions'] {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    & > [data-part='bar'] > [data-part='menu'] {
      display: inline-grid;
      margin-inline-start: -12px;
    }
    & > [data-part='bar'] > [data-part='drawer'] {
      position: fixed;
      inset: 0 auto 0 0;
      display: none;
      box-sizing: border-box;
      inline-size: min(360px, 88vw);
      block-size: 100dvh;
      max-block-size: none;
      padding: env(safe-area-inset-top) 20px calc(24px + env(safe-area-inset-bottom));
      padding-inline-start: max(20px, env(safe-area-inset-left));
      overflow: auto;
      background: var(--fy-color-surface);
      box-shadow: var(--fy-shadow-3);
      overscroll-behavior: contain;
    }
    &:dir(rtl) > [data-part='bar'] > [data-part='drawer'] {
      inset: 0 0 0 auto;
    }
    & > [data-part='bar'] > [data-part='drawer']:popover-open {
      display: block;
      animation: fy-drawer-in var(--fy-duration-slow) var(--fy-ease);
    }
    & > [data-part='bar'] > [data-part='drawer']::backdrop {
      background: color-mix(in srgb, var(--fy-color-scrim) 60%, transparent);
    }
    @keyframes fy-drawer-in {
      from {
        opacity: 0;
        translate: -24px 0;
      }
    }
    [data-part='drawer-head'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-block-size: 56px;
      font-weight: 650;
    }
    & > [data-part='bar'] > [data-part='drawer'] > [data-part='nav'] {
      display: grid;
    }
    [data-part='drawer-extra'] {
      display: grid;
      gap: 12px;
      padding-block-start: 24px;
    }
  }
`)
