import { type Lexicon, words } from '../lexicon.ts'

export const clockwork: Lexicon = {
  modifiers: words(
    'Brass,Ticking,Steam,Copper,Wound,Tinker’s,Pendulum,Oiled,Curious,Riveted,Mechanical,Iron,Whirring,Clockwork,Boiler,Patent,Gilded,Automatic,Overwound,Midnight,Dapper,Airship,Inventor’s,Perpetual,Coal-Fired,Hissing,Precision,Spring-Loaded,Royal,Aether,Galvanic,Rusty,Eleventh-Hour,Foundry,Velocipede,Silver,Monocle,Turning',
  ),
  things: words(
    'Gear,Engine,Automaton,Chronometer,Airship,Escapement,Cogwheel,Zeppelin,Orrery,Contraption,Pocket Watch,Locomotive,Workshop,Piston,Bell Tower,Music Box,Foundry,Cuckoo,Metronome,Sparrow,Gyroscope,Telegraph,Barometer,Ratchet,Sentinel,Express,Hourglass,Loom,Patent,Typewriter,Cathedral Clock,Dynamo,Balloonist,Tin Soldier,Manufactory,Carillon',
  ),
  plurals: words('Gears,Cogs,Hours,Springs,Pistons,Bells,Rivets,Engines,Pendulums,Keys,Sparrows,Minutes'),
  places: words(
    'Clock Tower,Steam Quarter,Brass Works,Platform Nine,Inventor’s Attic,Foundry Lane,Tin City,Midnight Express,Gaslight Street,Sky Dock,Aether Hall,Great Exhibition,Boiler Room,Pendulum Court',
  ),
  people: words(
    'Professor Cog,Ada Brass,Doctor Piston,Lady Clockmore,The Tinker,Captain Zephyr,Inspector Rivet,Miss Mainspring,Saatçi Selim,Baron Boiler,Otto Engine,The Horologist',
  ),
}
