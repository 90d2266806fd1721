import { type Lexicon, words } from '../lexicon.ts'

export const mountain: Lexicon = {
  modifiers: words(
    'Misty,Howling,Evergreen,Frosted,Eagle,Grizzled,Thunder,Snowmelt,Lonely,High,Timber,Wild,Silver,Northern,Granite,Campfire,Roaming,Dusk,Alpine,Canyon,Prairie,Stag,Raven,Falling,Cloudy,Painted,Big Pine,Coyote,Crystal,Twilight,Rugged,Avalanche,Aurora,Yeti,Blue Ridge,Marmot,Ash,Endless',
  ),
  things: words(
    'Summit,Ridge,Lynx,Cabin,Trail,Antler,Valley,Cascade,Pass,Wolf,Glacier,Elk,Timberline,Campfire,Ranger,Falcon,Peak,Lodge,Creek,Moose,Badger,Lookout,Gorge,Wilderness,Expedition,Bear Paw,Cliff,Pinecone,Snowcap,Echo,Horizon,Meadow,Avalanche,Switchback,Owl,Cairn',
  ),
  plurals: words('Peaks,Wolves,Pines,Rivers,Eagles,Elk,Ridges,Lanterns,Falcons,Trails,Bears,Snowflakes'),
  places: words(
    'Granite Pass,Pine Hollow,Thunder Valley,Cold Creek,Cloud Ridge,Last Cabin,Bear Meadow,Silver Falls,Echo Canyon,North Face,Raven Peak,Fern Gully,High Plateau,Kar Tepesi',
  ),
  people: words(
    'Ranger Rue,Old Timber,Yeti Yann,Scout Willa,The Trapper,Granite Gus,Chief Badger,Alma of the Alps,Sherpa Defne,Sherpa Tashi,Lumber Lou,The Hermit',
  ),
}
