import type { FeatureManifest } from '@foyer/feature-api'
import { announcements } from './announcements/manifest.ts'
import { categories } from './categories/manifest.ts'
import { centres } from './centres/manifest.ts'
import { contacts } from './contacts/manifest.ts'
import { deposit } from './deposit/manifest.ts'
import { download } from './download/manifest.ts'
import { draws } from './draws/manifest.ts'
import { favourites } from './favourites/manifest.ts'
import { feedback } from './feedback/manifest.ts'
import { filters } from './filters/manifest.ts'
import { help } from './help/manifest.ts'
import { home } from './home/manifest.ts'
import { launch } from './launch/manifest.ts'
import { lobby } from './lobby/manifest.ts'
import { lottery } from './lottery/manifest.ts'
import { moneyNotices } from './money-notices/manifest.ts'
import { pages } from './pages/manifest.ts'
import { problems } from './problems/manifest.ts'
import { promotions } from './promotions/manifest.ts'
import { providers } from './providers/manifest.ts'
import { records } from './records/manifest.ts'
import { search } from './search/manifest.ts'
import { security } from './security/manifest.ts'
import { session } from './session/manifest.ts'
import { transfers } from './transfers/manifest.ts'
import { wallets } from './wallets/manifest.ts'
import { winners } from './winners/manifest.ts'
import { withdraw } from './withdraw/manifest.ts'

/** Every feature of the product. */
export const manifests: readonly FeatureManifest[] = [
  problems,
  categories,
  home,
  announcements,
  lobby,
  providers,
  winners,
  draws,
  lottery,
  favourites,
  filters,
  search,
  launch,
  session,
  centres,
  security,
  deposit,
  transfers,
  withdraw,
  wallets,
  moneyNotices,
  contacts,
  promotions,
  feedback,
  records,
  download,
  help,
  pages,
]
