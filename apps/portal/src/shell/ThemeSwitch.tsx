import { usePreferences, useRuntime } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Moon, Sun } from 'lucide'
import { ThemeSwitchRoot } from './ThemeSwitch.styles.ts'
import { useShellT } from './useShellT.ts'

/** Dark or light (H02). The page changes through one attribute; nothing is drawn again. */
export function ThemeSwitch() {
  const t = useShellT()
  const { preferences } = useRuntime()
  const { theme } = usePreferences()
  const other = theme === 'dark' ? 'light' : 'dark'
  const toggle = (): void => {
    preferences.theme = other
  }
  return (
    <ThemeSwitchRoot>
      <IconButton
        label={t(other === 'dark' ? 'themeDark' : 'themeLight')}
        icon={
          <>
            <Glyph of={Sun} data-theme-only="dark" />
            <Glyph of={Moon} data-theme-only="light" />
          </>
        }
        onClick={toggle}
      />
    </ThemeSwitchRoot>
  )
}
