import { styled } from 'styled-components'

/** A launch that is quick shows no panel: it appears only once there is something to wait for. */
export const LaunchStepsRoot = styled.div.withConfig({ componentId: 'fx-LaunchSteps' })`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--fy-space-4);
  overflow: auto;
  background: var(--fy-color-sunken);
  animation: fx-launch-appear 1ms linear 150ms both;

  & > [data-part='panel'] {
    display: grid;
    gap: var(--fy-space-4);
    box-sizing: border-box;
    inline-size: min(100%, 420px);
    padding: var(--fy-space-6);
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-raised);
  }
  h2 {
    margin: 0;
    font: 700 var(--fy-size-lg) / 1.25 var(--fy-font-display);
    overflow-wrap: anywhere;
  }
  output {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3);
    justify-content: end;
  }

  @keyframes fx-launch-appear {
    from {
      visibility: hidden;
    }
  }
`
