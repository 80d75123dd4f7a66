/** Plague (annex A.1). Columns: see `modelTable`. */
export const PLAGUE = `
stage-1a-lord | L | 36 | 4 | 1-1 | - 3+ 4+ | 3 | 2 | talons | tactician 2, tough | talons | 0 | 5+ | mutation | dz-hulk
stage-3a-general | L | 16 | 2 | 2-3 | 6+ 5+ 5+ | 1 | 0 | rifle | tactician 1 | leader, small-arms | 0 | 4+ | infection | dz-rebel
stage-3a-lieutenant | L | 18 | 2 | 2-3 | 5+ 5+ 5+ | 1 | 0 | rifle | tactician 1 | leader, small-arms | 0 | 5+ | thirst-for-blood | dz-rebel
stage-2a-leaper | T | 16 | 2 | 1-2 | - 4+ 4+ | 2 | 1 | - | rampage, frenzy 1 | - | 0 | - | - | dz-brute
stage-3a-ghoul | T | 10 | 1 | 2-3 | 6+ 5+ 5+ | 1 | 0 | rifle | - | small-arms | 0 | - | - | dz-rebel
stage-3d-hellhound | T | 6 | 1 | 2-3 | - 5+ 5+ | 1 | 0 | - | beast | - | 0 | - | - | dz-beast
stage-3z-zombie | T | 6 | 0 | 1-2 | - 5+ 6+ | 1 | 0 | - | horde, vulnerable, beast | - | 0 | - | - | dz-rebel
aberration | S | 40 | 4 | 1-2 | - 3+ 4+ | 4 | 1 | talons-aberration | rampage, tough, beast | talons-aberration | 0 | - | - | dz-horror
murder-birds | S | 19 | 2 | 2-3 | - 4+ 5+ | 2 | 0 | - | tough, beast, flight, scout | - | 0 | - | - | dz-swarm
plague-enforcer | S | 20 | 2 | 1-2 | 5+ 5+ 5+ | 1 | 1 | experimental-weapon | jump-pack | heavy-automatic | 0 | - | - | dz-assault
plague-swarm | S | 20 | 2 | 1-2 | - 3+ 5+ | 2 | 0 | acid-bite | agile, tough, beast | acid-bite-swarm | 0 | - | - | dz-swarm
plague-teraton | S | 24 | 3 | 1-2 | - 4+ 5+ | 3 | 1 | claws-teraton | teleport, tough | claws-teraton | 0 | - | - | dz-hulk
stage-2b-burster | S | 11 | 1 | 1-2 | - 5+ 4+ | 2 | 1 | - | boom 4 | - | 0 | - | - | dz-brute
stage-3a-specialist | S | 10 | 1 | 2-3 | 5+ 6+ 5+ | 1 | 0 | rifle | - | small-arms, light-automatic, light-explosive, light-artillery | 0 | - | - | dz-rebel
stage-3a-weapon-team | S | 12 | 1 | 1-2 | 5+ 6+ 5+ | 3 | 0 | rifle | weapons-team | heavy-crew-served-weapon, plague-weapons-team | 0 | - | - | dz-team
plague-strider | V | 30 | 3 | 1-2 | 6+ 4+ 4+ | 4 | 3 | - | solid, beast, construct | walker-automatic, walker-melee, walker-lance | 2 | - | - | dz-walker
`
