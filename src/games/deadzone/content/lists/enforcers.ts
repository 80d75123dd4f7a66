/** Enforcers (annex A.1). Columns: see `modelTable`. */
export const ENFORCERS = `
enforcer-captain | L | 34 | 4 | 1-2 | 4+ 5+ 4+ | 1 | 1 | pistol, energy-gauntlet | jump-pack, tactician 2 | leader, small-arms, light-melee | 0 | 4+ | stalwart | dz-leader
enforcer-sergeant | L | 28 | 3 | 1-2 | 4+ 5+ 4+ | 1 | 1 | pistol, energy-gauntlet | jump-pack, tactician 1 | leader, small-arms, light-melee | 0 | 4+ | mobile-infantry | dz-leader
pathfinder-sergeant | L | 22 | 3 | 1-2 | 4+ 5+ 4+ | 1 | 0 | pistol, tag-rifle | tactician 1 | leader, light-melee, recon, pathfinder-sergeant | 0 | 3+ | target-acquisition | dz-leader
peacekeeper-captain | L | 44 | 4 | 1-2 | 4+ 5+ 3+ | 2 | 2 | db-laser-rifle, wristblade | jump-pack, tactician 2 | leader, light-melee, heavy-melee, peacekeeper-captain | 0 | 4+ | bastion | dz-guard-leader
assault-enforcer | T | 14 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 1 | pistol, wristblade | jump-pack, frenzy 1 | small-arms, light-melee | 0 | - | - | dz-assault
enforcer | T | 16 | 2 | 1-2 | 4+ 6+ 4+ | 1 | 1 | laser-rifle | jump-pack | small-arms | 0 | - | - | dz-trooper
pathfinder | T | 15 | 2 | 1-2 | 4+ 6+ 4+ | 1 | 0 | tag-rifle | scout | small-arms, recon | 0 | - | - | dz-trooper
dog-drone | S | 12 | 1 | 2-4 | 6+ 7+ 6+ | 1 | 0 | burst-laser | construct, beast | dog-drone | 0 | - | - | dz-drone
enforcer-engineer | S | 14 | 1 | 1-2 | 5+ 6+ 4+ | 1 | 1 | laser-rifle | jump-pack, engineer | small-arms | 0 | - | - | dz-trooper
enforcer-medic | S | 20 | 2 | 1-2 | 5+ 6+ 4+ | 1 | 1 | pistol | jump-pack, medic | small-arms | 0 | - | - | dz-trooper
enforcer-specialist | S | 16 | 2 | 1-2 | 4+ 6+ 4+ | 1 | 1 | laser-rifle | jump-pack | small-arms, light-automatic, light-explosive, light-sniper, light-assault | 0 | - | - | dz-heavy
pathfinder-specialist | S | 15 | 2 | 1-2 | 4+ 6+ 4+ | 1 | 0 | tag-rifle | scout | small-arms, recon, light-sniper | 0 | - | - | dz-heavy
peacekeeper | S | 30 | 3 | 1-2 | 4+ 5+ 4+ | 2 | 2 | db-laser-rifle, energy-gauntlet | jump-pack | light-melee, heavy-assault, heavy-automatic | 0 | - | - | dz-guard
enforcer-jet-bike | V | 24 | 2 | 1-5 | 4+ 6+ 4+ | 2 | 1 | db-laser-rifle | vehicle, flight, evade | heavy-automatic, light-explosive, support-bike | 0 | - | - | dz-bike
enforcer-strider | V | 35 | 3 | 1-2 | 4+ 5+ 4+ | 4 | 3 | - | solid, beast, construct | walker-lance, walker-assault, walker-melee, walker-shield, walker-explosive | 2 | - | - | dz-walker
`
