import type { Sport } from './plans.ts'

export interface League {
  readonly name: string
  /** Sides, or runners of races. None of them exists. */
  readonly sides: readonly string[]
}

const league = (name: string, sides: string): League => ({ name, sides: sides.split(', ') })

/** Leagues, clubs and players that nobody finds on a map. */
export const leagues: Readonly<Record<Sport, readonly League[]>> = {
  football: [
    league(
      'Northern Crown',
      'Alderwick, Brackmoor, Calverstone, Dunholt, Eskerby, Farrowgate, Grimsel Town, Hathermere, Inverley, Kestrel Park, Lorne Athletic, Marrowby',
    ),
    league(
      'Meridian League',
      'Abrantel, Bellacosta, Cordavia, Deltora, Esmeril, Fontelar, Granvira, Hidalva, Islamar, Joranto, Luzera, Montarva',
    ),
    league('Straits Cup', 'Tanjora, Sembra United, Kelanta Bay, Perlisa, Batu Rovers, Morinda, Sungara, Lantau Vale'),
  ],
  basketball: [
    league(
      'Continental Hoops',
      'Ironbridge Foxes, Saltgate Herons, Vantor Kings, Port Selby Tide, Highmoor Wolves, Quarry Bulls, Lakeview Comets, Redmere Owls, Tallis Rangers, Westhaven Sharks',
    ),
    league(
      'Harbour Series',
      'Marin Bay, Costa Verra, Old Quay, Sandhaven, Pier Nine, Breakwater, Lightmoor, Tern Island',
    ),
  ],
  tennis: [
    league(
      'Orchard Open',
      'L. Adrasti, P. Bellweather, N. Corvane, J. Dahlgaard, S. Elmendorf, R. Fiorano, K. Ghislain, T. Harrowell, M. Iversund, D. Jalanka, C. Kestenholt, V. Lamarque',
    ),
    league(
      'Seaside Trophy',
      'A. Marovic-Hale, B. Nystrand, E. Oduvar, G. Pellingham, H. Quillara, I. Rosenthorn, O. Sardavan, U. Tervalis',
    ),
  ],
  hockey: [
    league(
      'Frostline League',
      'Glacier Point, Norrvik, Pine Lake, Skarstad, Bearwater, Tundra Hill, Aurora Bay, Vintermark, Coldbrook, Snowgate',
    ),
    league('Lakes Division', 'Stillwater, Moosehead, Birch Falls, Grey Loch, Otterburn, Silver Narrows'),
  ],
  volleyball: [
    league(
      'Sunset League',
      'Aurelia VC, Bay Spikers, Cliffside, Dune Runners, Estuary VC, Firth Setters, Gulfside, Highnet',
    ),
  ],
  cricket: [
    league(
      'Monsoon Twenty',
      'Amber Hills, Bluewater, Cinnamon Coast, Dry Zone, Eastern Gate, Fort Marina, Green Valley, Hill Country',
    ),
  ],
  racing: [
    league(
      'Copper Ring Speedway',
      'Arrowsmith, Bluebird, Coppermine, Daybreak, Evergreen, Firefly, Gravity, Highline, Ironwood, Juniper',
    ),
    league(
      'Coast Road Rally',
      'A. Brandt-Oye, C. Delacore, E. Fennimore, G. Hallorane, I. Jessamy, K. Lindemark, M. Norcross, P. Quennell',
    ),
  ],
  lanefall: [
    league(
      'Lanefall Premier',
      'Ninth Lantern, Moth Division, Paperfold, Grey Signal, Low Orbit, Tin Crown, Velvet Static, Hollow Pine, Second Sun, Overcast',
    ),
    league('Lanefall Academy', 'Brass Nine, Cold Start, Deep Blue Hour, Early Bird, Fifth Column, Glass Harbor'),
  ],
  breachline: [
    league(
      'Breachline Masters',
      'Anchor Six, Bravo Quiet, Cinderline, Dust Protocol, Echo Vale, Foxglove, Granite Squad, Hard Reset, Iron Thread, Jackdaw',
    ),
    league(
      'Breachline Open',
      'Kilo North, Last Light, Mainframe, Night Shift, Off Angle, Plan Beta, Quickdraw, Rooftop',
    ),
  ],
  circuit: [league('Apex Circuit', 'Vireo, Halden, Mistral, Okapi, Sabre, Tarn, Umbra, Wisp, Xenon, Zephyrine')],
  bout: [league('Main Gate', 'First Corner, Second Corner'), league('Harbour Gate', 'First Corner, Second Corner')],
}
