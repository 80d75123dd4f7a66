/** Veer-Myn (annex A.1, official list 2.0). Columns: see `modelTable`. */
export const VEER_MYN = `
brood-mother | L | 38 | 4 | 1-2 | 5+ 5+ 4+ | 2 | 2 | chem-staff, claws-brood-mother | tactician 2 | leader, small-arms, light-all | 0 | 4+ | feral-inspiration | dz-brute
progenitor | L | 20 | 2 | 2-3 | 5+ 5+ 4+ | 1 | 0 | ray-gun | tactician 1 | leader, small-arms, light-all | 0 | 4+ | surge | dz-alien
master-creeper | L | 20 | 2 | 2-3 | 5+ 5+ 5+ | 1 | 0 | ray-pistol, det-packs-mag-lock, det-packs-prox-fuse | tactician 1, scout | leader, small-arms, light-all | 0 | 3+ | bomb-expert | dz-alien
crawler | T | 10 | 1 | 2-3 | 6+ 5+ 5+ | 1 | 0 | ray-gun | - | small-arms | 0 | - | - | dz-alien
stalker | T | 8 | 1 | 2-3 | 7+ 4+ 5+ | 1 | 0 | ray-pistol | - | small-arms, light-melee | 0 | - | - | dz-alien
malignus | S | 12 | 1 | 2-3 | 5+ 6+ 5+ | 1 | 0 | ray-gun | - | small-arms, light-all | 0 | - | - | dz-alien
night-terror-with-scythes | S | 26 | 3 | 2-3 | - 4+ 5+ | 3 | 0 | scythes | tough, rampage, beast | beast-melee | 0 | - | - | dz-terror
night-terror-with-spitter | S | 26 | 3 | 2-3 | 5+ 5+ 5+ | 3 | 0 | heavy-chem-spitter | tough, rampage, beast | beast-ranged | 0 | - | - | dz-terror
creeper | S | 14 | 1 | 2-3 | 6+ 5+ 5+ | 1 | 0 | ray-pistol, det-packs-mag-lock, det-packs-prox-fuse | scout, engineer | small-arms, light-melee | 0 | - | - | dz-alien
rat-swarm | S | 14 | 2 | 2-3 | - 5+ 5+ | 2 | 0 | teeth-and-claws-rats | agile, beast, tough | - | 0 | - | - | dz-swarm
nightmare | S | 17 | 2 | 1-2 | 6+ 4+ 4+ | 2 | 1 | - | - | small-arms, light-melee, light-assault, heavy-melee, heavy-assault | 2 | - | - | dz-brute
rumbler-weapon-platform | V | 16 | 2 | 1-2 | 5+ - 5+ | 4 | 0 | - | vehicle | vehicle-all | 1 | - | - | dz-walker
tangle | V | 25 | 3 | 1-1 | 5+ 6+ 5+ | 4 | 1 | visions-of-glory, visions-of-death | vehicle, psychic | - | 0 | - | - | dz-horror
tunnel-runner | V | 30 | 3 | 1-4 | 5+ 5+ 5+ | 4 | 1 | twin-chem-spitter, scythes | vehicle | vehicle-automatic | 0 | - | - | dz-rover
`
