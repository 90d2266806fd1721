import { type Lexicon, words } from '../lexicon.ts'

export const orbit: Lexicon = {
  modifiers: words(
    'Velvet,Lunar,Solar,Stray,Silent,Distant,Ringed,Quantum,Stellar,Gravity,Zero-G,Plasma,Cosmic Tea,Wandering,Ion,Borrowed,Binary,Eclipsed,Meteor,Spiral,Lost,Pocket,Infinite,Turbo,Nebula,Aurora,Frozen,Crimson,Signal,Astral,Weightless,Perihelion,Hyperion,Drifting,Twin,Apollo’s,Vega,Outer',
  ),
  things: words(
    'Comet,Orbit,Station,Rover,Nebula,Voyager,Moonbase,Satellite,Wormhole,Horizon,Cosmonaut,Astrolabe,Asteroid,Supernova,Capsule,Telescope,Constellation,Launchpad,Pulsar,Airlock,Beacon,Galaxy Diner,Parade,Colony,Rings,Crater,Eclipse,Probe,Starport,Zodiac,Transit,Gravity Well,Observatory,Odyssey Line,Meridian,Pathfinder',
  ),
  plurals: words('Moons,Comets,Planets,Stars,Rings,Orbits,Rockets,Suns,Signals,Meteors,Light Years,Craters'),
  places: words(
    'Far Side,Ringed Harbour,Dust Moon,Outer Belt,Station Nine,Violet Nebula,Event Horizon,Glass Planet,Sea of Silence,Star Foundry,Long Dark,Copper Moon,Pale Sun,Andromeda Arcade',
  ),
  people: words(
    'Commander Ode,Captain Juno,Professor Vega,The Stargazer,Luna Park,Rover Rex,Astro Abby,Navigator Sol,Kozmos Kaan,The Drifter,Pilot Mira,Doctor Parsec',
  ),
}
