import '../../styles/past.css'
import type { OpenPast } from '../../../client/past/past.ts'
import type { SlotResult } from '../../engine/result.ts'
import type { SlotMaths } from '../../engine/slotMaths.ts'
import { loadLook } from '../../themes/loadLook.ts'
import { LookContext } from '../LookContext.ts'
import { SymbolSprite } from '../SymbolSprite.tsx'
import { leadsToRound } from './leadsToRound.ts'
import { PastSpins } from './PastSpins.tsx'

/** Shows rounds of a slot of any mathematics in the look of its title. */
export const pastSlot =
  (maths: Pick<SlotMaths, 'reels' | 'rows' | 'playRound'>): OpenPast =>
  async (gameId) => {
    const { theme, palette } = await loadLook(gameId)
    return {
      palette: { ...palette },
      Ground: () => <SymbolSprite theme={theme} />,
      // The same holds here.
      leadsTo: (result, draw) => leadsToRound(maths, result as SlotResult, draw),
      Outcome: ({ result }) => (
        <LookContext value={theme}>
          {/* A slot's rounds are stored as its mathematics told them. */}
          <PastSpins maths={maths} result={result as SlotResult} />
        </LookContext>
      ),
    }
  }
