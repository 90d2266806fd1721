import { Accordion } from '@foyer/ui/Accordion'
import { appLinks } from '../model/appLinks.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** How many steps each way has. */
const steps = { android: 3, ios: 4, browser: 3 } as const

/** How the app, or the site itself, is put on a phone (P20). Of the apps only those that there are. */
export function InstallGuide() {
  const t = useT()
  const { data } = useOperation('systemStatus', {})
  const apps = data ? appLinks(data.info.resources).map(({ kind }) => kind) : []
  return (
    <section aria-labelledby="install-guide">
      <h2 id="install-guide">{t('guide')}</h2>
      <Accordion
        items={([...apps, 'browser'] as const).map((way) => ({
          id: way,
          title: t(`guide_${way}`),
          content: (
            <ol>
              {Array.from({ length: steps[way] }, (_, index) => {
                const place = (index + 1) as 1 | 2 | 3 // iOS has a fourth, whose key is there as well
                return <li key={place}>{t(`guide_${way}_${place}`)}</li>
              })}
            </ol>
          ),
        }))}
      />
    </section>
  )
}
