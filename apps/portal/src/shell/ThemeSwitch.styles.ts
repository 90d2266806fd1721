import { styled } from 'styled-components'

export const ThemeSwitchRoot = styled.span.withConfig({ componentId: 'fy-ThemeSwitch' })`
  display: inline-flex;

  [data-theme='dark'] & [data-theme-only='light'],
  [data-theme='light'] & [data-theme-only='dark'] {
    display: none;
  }
`
