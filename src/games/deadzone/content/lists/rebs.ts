/** Rebs (annex A.1). Columns: see `modelTable`. */
export const REBS = `
human-rebel-cell-leader | L | 20 | 2 | 1-2 | 4+ 5+ 5+ | 1 | 0 | rifle | tactician 1, logistics | leader, small-arms, light-sniper, light-melee, light-automatic, light-explosive | 0 | 5+ | jack-of-all-trades | dz-rebel
kraaw-rebel-cell-leader | L | 20 | 2 | 1-2 | 5+ 4+ 6+ | 1 | 0 | rifle | tactician 1, glide, scout | leader, small-arms, light-sniper, light-melee, light-automatic, light-explosive | 0 | 5+ | jack-of-all-trades | dz-alien
rebel-commander | L | 28 | 3 | 1-2 | 3+ 5+ 5+ | 1 | 0 | long-rifle | tactician 2 | leader, small-arms, light-sniper, light-melee, light-automatic | 0 | 4+ | always-short | dz-rebel
rin-rebel-cell-leader | L | 20 | 2 | 1-2 | 4+ 5+ 5+ | 1 | 1 | rifle | tactician 1 | leader, small-arms, light-sniper, light-melee, light-automatic, light-explosive | 0 | 5+ | jack-of-all-trades | dz-alien
sphyr-rebel-cell-leader | L | 20 | 2 | 1-2 | 4+ 6+ 5+ | 1 | 0 | mata-magma-lance | tactician 1 | leader, small-arms, light-sniper, light-melee, light-automatic, light-explosive, sphyrrcl | 0 | 5+ | jack-of-all-trades | dz-alien
yindij-infiltrator-commander | L | 20 | 2 | 1-2 | 5+ 4+ 5+ | 1 | 0 | rifle | tactician 1, agile, scout | leader, small-arms, light-sniper, light-melee, light-automatic | 0 | 5+ | hide-in-shadows | dz-alien
rebel-sorak | T | 10 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | blaster | - | small-arms, light-melee, light-automatic | 0 | - | - | dz-alien
rebel-trooper | T | 7 | 1 | 1-2 | 5+ 6+ 6+ | 1 | 0 | rifle | - | small-arms, light-melee | 0 | - | - | dz-rebel
rebel-yndij | T | 12 | 1 | 1-2 | 5+ 5+ 6+ | 1 | 0 | rifle | agile, scout | small-arms, light-melee | 0 | - | - | dz-alien
judwan-medic | S | 10 | 1 | 1-2 | - - 6+ | 1 | 0 | - | energy-shield 3, medic, non-combatant | - | 0 | - | - | dz-alien
kraaw-warrior | S | 10 | 1 | 1-2 | 6+ 4+ 6+ | 1 | 0 | wrist-blaster | glide, scout | small-arms, light-assault, light-melee | 0 | - | - | dz-alien
rebel-grogan | S | 13 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 0 | rifle | resilient 1 | small-arms, heavy-automatic, heavy-lance | 0 | - | - | dz-alien
rebel-sniper | S | 16 | 2 | 1-2 | 4+ 6+ 6+ | 1 | 0 | sniper-rifle-rb | - | small-arms, light-sniper | 0 | - | - | dz-rebel
rebel-specialist | S | 7 | 1 | 1-2 | 5+ 6+ 6+ | 1 | 0 | rifle | - | small-arms, light-automatic, light-assault, light-explosive | 0 | - | - | dz-rebel
rebel-teraton | S | 30 | 3 | 1-2 | 6+ 4+ 5+ | 3 | 1 | ceremonial-blades, light-grenade-launcher, hand-flamer | teleport, tough | small-arms, light-melee, light-assault, rebel-teraton | 0 | - | - | dz-hulk
rebs-weapons-team | S | 11 | 1 | 1-2 | 5+ 6+ 6+ | 3 | 0 | rifle | weapons-team | heavy-crew-served-weapon, rebs-weapons-team | 0 | - | - | dz-team
rin-nomad | S | 17 | 2 | 1-2 | 4+ 5+ 5+ | 1 | 1 | twin-pistols, twin-knives | - | small-arms, light-sniper, light-automatic, light-melee, rin-nomad | 0 | - | - | dz-alien
sorak-swordspawn | S | 13 | 1 | 1-2 | - 5+ 5+ | 1 | 0 | combat-blades | frenzy 1 | light-melee | 0 | - | - | dz-alien
sphyr-lancer | S | 18 | 2 | 1-2 | 4+ 6+ 5+ | 1 | 0 | mata-magma-lance | - | small-arms, light-assault, light-automatic, sphyr-lancer | 0 | - | - | dz-alien
survey-drone | S | 7 | 0 | 2-3 | - - 4+ | 1 | 0 | - | construct, agile, evade | - | 0 | - | - | dz-hover
teraton-shock-trooper | S | 20 | 2 | 1-2 | 5+ 5+ 4+ | 2 | 1 | arc-launcher, mace | teleport | teraton-shock-trooper | 0 | - | - | dz-brute
zee-scavenger | S | 6 | 0 | 1-2 | 7+ 7+ 6+ | 1 | 0 | pistol | scavenger | small-arms | 0 | - | - | dz-alien
rebel-strider | V | 30 | 3 | 1-2 | 5+ 5+ 4+ | 4 | 3 | - | solid, beast, construct | walker-assault, walker-melee, walker-automatic, walker-lance | 2 | - | - | dz-walker
`
