import { type Lexicon, words } from '../lexicon.ts'

export const neon: Lexicon = {
  modifiers: words(
    'Neon,Chrome,Midnight,Pixel,Turbo,Synth,Rainy,Electric,Retro,Static,Vapor,Ultra,Downtown,Infra,Analog,Laser,Holo,Bass,Cassette,Glitch,Magenta,After-Hours,Rooftop,Arcade,Double-Shift,Metro,Drift,Voltage,Strobe,Hyper,Subway,Noodle,Karaoke,Sleepless,Binary,Cobalt,Taxi,Overclock',
  ),
  things: words(
    'Boulevard,Nights,Runner,Circuit,Skyline,Arcade,Cruiser,Signal,District,Jukebox,Drive,Pulse,Avenue,Tower,Rush,Overpass,Rider,Dojo,Alley,Mixtape,Grid,Motel,Diner,Billboard,Heist,Speedway,Frequency,Scooter,Vending,Loft,Discotheque,Backstreet,Monorail,Uptown,Reboot,Afterglow',
  ),
  plurals: words('Neon Signs,Volts,Night Riders,Pixels,Taxis,Signals,Cassettes,Blocks,Lasers,Skylines,Scooters,Beats'),
  places: words(
    'Sector Nine,Rain Street,Upper Deck,Old Harbour Line,Club Zero,Terminal Five,Sky Lobby,Ramen Row,Last Metro,Magenta Mile,Boulevard 77,Ghost Mall,Service Tunnel,Gece Ekspresi',
  ),
  people: words(
    'Agent Lux,DJ Volt,Kit Chrome,Nova Reyes,Miss Static,The Courier,Zero-One,Roxy Flash,Byte,Tuna Neon,Detective Hale,Echo',
  ),
}
