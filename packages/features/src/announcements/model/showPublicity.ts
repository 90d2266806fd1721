import { announcementsQuery, operationKey, type PortalRuntime } from '@foyer/feature-api'
import type { AnnouncementsSettings } from '../config.schema.ts'
import type { Operation } from '../operations.ts'
import { isPublicityClosed } from './publicityClosed.ts'

/** How long a session that may exist is waited for: so often, with so many ms between. */
const tries = 20
const wait = 500

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait))

/** Home alone greets: nobody who came for a game, a form or an article is interrupted. Nor does it lie over a dialog. */
const isInPlace = ({ href }: Pick<PortalRuntime, 'href'>): boolean =>
  location.pathname === href('home') && document.querySelector('dialog[open]') === null

/** Shows what the server publishes as popups once a page, until a member has closed it in this session (M08, I51). */
export async function run(runtime: PortalRuntime<Operation>): Promise<void> {
  const { config, session, queries, client, language } = runtime
  // The schema of `features.announcements` has filled and checked it.
  const { publicity = false } = (config.features.announcements ?? {}) as Partial<AnnouncementsSettings>
  if (!publicity || !isInPlace(runtime)) return
  if (isPublicityClosed()) return
  for (let left = tries; session.status === 'unknown' && left > 0; left -= 1) await pause()
  const isShut = config.site.loginRequired && session.status !== 'signedIn'
  if (isShut || session.status === 'unknown') return
  const { popup } = await queries.ensureQueryData({
    queryKey: operationKey('announcements', announcementsQuery, language.code),
    queryFn: ({ signal }) => client.call('announcements', announcementsQuery, { signal }),
  })
  // Meanwhile the visitor may have gone on, or opened something.
  if (popup.length > 0 && isInPlace(runtime)) runtime.openModal('publicity', {})
}
