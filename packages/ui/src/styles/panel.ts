/** A panel of the top layer that `usePopover` shows. Its keyframes come from `panelKeyframes`, once per root. */
export const panelRules = `
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-inline-size: calc(100vw - 16px);
  max-block-size: calc(100dvh - 16px);
  margin: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-medium);
  background: var(--fy-color-raised);
  box-shadow: var(--fy-shadow-2);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
  animation: fy-panel-in var(--fy-duration-fast) var(--fy-ease);
`

export const panelKeyframes = `
  @keyframes fy-panel-in {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`
