/** Asterians (annex A.1). Columns: see `modelTable`. */
export const ASTERIANS = `
black-talon-prime | L | 28 | 3 | 1-2 | 3+ 4+ 5+ | 1 | 1 | noh-pistol, lightblade | energy-shield 4, jump-pack, tactician 1, construct, vulnerable, glide | small-arms, light-melee | 0 | 4+ | stealth | dz-assault
cypher-prime | L | 22 | 2 | 1-2 | - 4+ 5+ | 1 | 1 | lightblade | energy-shield 4, tactician 1, construct, vulnerable, toxic-smokescreen | small-arms, light-melee | 0 | 5+ | overcharge | dz-alien
kalyshi-dervish | L | 22 | 2 | 2-3 | 5+ 3+ 5+ | 1 | 0 | energy-bow, razor-flails | tactician 1 | small-arms, light-melee, kalyshi | 0 | 5+ | dance-of-death | dz-alien
overseer | L | 30 | 3 | 1-2 | 5+ 5+ 5+ | 1 | 1 | energy-pulse, charge-glove, staff-of-command | energy-shield 3, tactician 2 | leader, small-arms, light-melee, overseer | 0 | 4+ | wheels-within-wheels | dz-alien
cypher | T | 15 | 2 | 1-2 | 3+ 5+ 5+ | 1 | 1 | noh-rifle | construct, vulnerable, toxic-smokescreen | small-arms | 0 | - | - | dz-alien
cypher-warden | T | 12 | 1 | 1-2 | 4+ 4+ 5+ | 1 | 1 | energy-pulse, charge-glove | construct, vulnerable, toxic-smokescreen | small-arms, light-melee | 0 | - | - | dz-alien
kalyshi | T | 15 | 2 | 2-3 | 5+ 3+ 5+ | 1 | 0 | energy-bow, glaive | - | kalyshi | 0 | - | - | dz-alien
marionettes | T | 10 | 1 | 1-2 | 6+ 6+ 5+ | 1 | 0 | noh-rifle | construct | small-arms, light-melee | 0 | - | - | dz-alien
black-talon | S | 20 | 2 | 1-2 | 3+ 5+ 5+ | 1 | 1 | noh-rifle | energy-shield 2, jump-pack, construct, vulnerable, glide | small-arms, light-melee | 0 | - | - | dz-assault
cypher-specialist | S | 15 | 2 | 1-2 | 3+ 5+ 5+ | 1 | 1 | noh-rifle | construct, vulnerable, toxic-smokescreen | light-automatic, light-explosive, heavy-lance, cypher-specialist | 0 | - | - | dz-alien
marionette-specialist | S | 10 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | noh-rifle | construct | light-sniper, light-assault, light-explosive, marionette-specialist | 0 | - | - | dz-alien
support-drone | S | 9 | 1 | 1-2 | 5+ - 6+ | 1 | 0 | - | construct, beast | platform-camouflage, platform-communications, platform-automatic | 0 | - | - | dz-hover
weapons-drone | S | 12 | 1 | 1-2 | 5+ - 6+ | 2 | 0 | - | construct, beast | platform-lance, platform-explosive, platform-artillery, platform-shield | 0 | - | - | dz-hover-heavy
sky-razor | V | 22 | 2 | 2-4 | 4+ 6+ 5+ | 2 | 1 | twin-noh-rifles | vehicle, flight, evade | bike-automatic | 0 | - | - | dz-bike
`
