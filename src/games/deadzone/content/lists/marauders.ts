/** Marauders (annex A.1). Columns: see `modelTable`. */
export const MARAUDERS = `
commando-captain | L | 28 | 3 | 1-2 | 6+ 6+ 4+ | 1 | 0 | pistol | tactician 2, combat-team-training | leader, small-arms | 0 | 3+ | tactical-genius | dz-alien
commando-sergeant | L | 18 | 2 | 1-2 | 5+ 4+ 4+ | 1 | 0 | pistol | tactician 1 | leader, small-arms, light-melee | 0 | 4+ | by-the-numbers | dz-alien
marauder-warlord | L | 26 | 3 | 1-2 | 5+ 3+ 4+ | 2 | 0 | heavy-pistol | tactician 1, tough, frenzy 1 | leader, small-arms, light-melee | 0 | 5+ | green-rage | dz-brute
commando | T | 12 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 0 | rifle | - | small-arms, light-melee | 0 | - | - | dz-alien
goran-auxiliary | T | 10 | 0 | 1-2 | 6+ 5+ 4+ | 1 | 0 | heavy-pistol | - | small-arms, light-melee | 0 | - | - | dz-alien
mawbeast | T | 12 | 1 | 2-3 | - 4+ 5+ | 1 | 0 | chainmaw | beast | light-beast | 0 | - | - | dz-beast
commando-specialist | S | 12 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 0 | rifle | - | small-arms, light-automatic, light-assault | 0 | - | - | dz-alien
goblin-sniper | S | 14 | 2 | 1-2 | 5+ 7+ 5+ | 1 | 0 | heavy-rifle | - | small-arms, light-sniper | 0 | - | - | dz-alien
goran-saboteur | S | 17 | 2 | 1-2 | 6+ 5+ 4+ | 1 | 0 | heavy-pistol, hrunka, stun-grenades | scout | small-arms, light-melee, goran-saboteur | 0 | - | - | dz-alien
hulk | S | 30 | 3 | 1-2 | 4+ 6+ 4+ | 3 | 1 | hew-cannon | tough | heavy-melee, heavy-automatic, heavy-lance, heavy-explosive, hulk | 0 | - | - | dz-hulk
mawbeast-bomber | S | 14 | 1 | 2-3 | - 4+ 5+ | 1 | 0 | chainmaw | beast, boom 4 | light-beast | 0 | - | - | dz-beast
ripper-mauler | S | 25 | 3 | 1-2 | - 4+ 4+ | 3 | 1 | buzzsaw, ram | tactician 1, solid | heavy-melee | 0 | - | - | dz-hulk
ripper-rainmaker | S | 27 | 3 | 1-2 | 5+ 6+ 4+ | 3 | 1 | rotary-cannon, hew-beamer, frag-launchers, rocket-salvo | solid | heavy-explosive, heavy-lance, heavy-automatic | 0 | - | - | dz-hulk
sky-scraper | S | 15 | 2 | 1-3 | 5+ 5+ 4+ | 1 | 0 | rifle | jump-pack | small-arms, light-automatic, light-melee | 0 | - | - | dz-assault
guntrack | V | 13 | 2 | 1-1 | 5+ - 6+ | 4 | 1 | - | vehicle | vehicle-lance, vehicle-artillery | 1 | - | - | dz-walker
stuntbot | V | 26 | 3 | 1-2 | 5+ 5+ 5+ | 4 | 3 | - | solid, beast, construct, frenzy 1 | walker-assault, walker-melee | 3 | - | - | dz-walker
`
