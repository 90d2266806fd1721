import { usePreferences, useRuntime } from '@foyer/feature-api'
import { IconButton } from '@foyer/ui/IconButton'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
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
            <Sun data-theme-only="dark" aria-hidden />
            <Moon data-theme-only="light" aria-hidden />
          </>
        }
        onClick={toggle}
      />
    </ThemeSwitchRoot>
  )
}
