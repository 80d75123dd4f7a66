/** GCPS (annex A.1). Columns: see `modelTable`. */
export const GCPS = `
corporation-marine-sergeant | L | 22 | 2 | 1-2 | 5+ 5+ 4+ | 1 | 1 | pistol, energy-gauntlet-leader | tactician 1 | leader, small-arms, light-assault | 0 | 6+ | overwatch | dz-leader
major-general | L | 30 | 3 | 1-2 | 4+ 5+ 5+ | 1 | 1 | pistol, officers-sword | tactician 2 | leader, small-arms, light-assault, light-explosive, light-marksman, light-sniper | 0 | 5+ | drone-strike | dz-leader
ranger-sergeant | L | 30 | 3 | 1-2 | 4+ 5+ 4+ | 1 | 1 | pistol, energy-gauntlet-leader | tactician 1, aerial-deployment | leader, small-arms, light-assault | 0 | 5+ | eye-in-the-sky | dz-leader
corporation-marine | T | 8 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | laser-rifle-accutek-lr-45 | - | small-arms | 0 | - | - | dz-trooper
corporation-recruit | T | 6 | 1 | 1-2 | 6+ 7+ 5+ | 1 | 0 | laser-rifle-accutek-lr-45 | - | corporation-recruit | 0 | - | - | dz-trooper
corporation-veteran | T | 11 | 1 | 1-2 | 5+ 5+ 5+ | 1 | 0 | laser-carbine-accutek-lr-32 | - | small-arms, corporation-veteran | 0 | - | - | dz-trooper
corporation-engineer | S | 13 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | laser-rifle-accutek-lr-45 | engineer | small-arms | 0 | - | - | dz-trooper
corporation-medic | S | 13 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | laser-rifle-accutek-lr-45 | medic | small-arms | 0 | - | - | dz-trooper
heavy-weapons-squad | S | 12 | 1 | 1-2 | 5+ 6+ 5+ | 3 | 0 | laser-rifle-accutek-lr-45 | weapons-team | heavy-crew-served-weapon, heavy-weapons-squad | 0 | - | - | dz-team
marine-specialist | S | 8 | 1 | 1-2 | 5+ 6+ 5+ | 1 | 0 | laser-rifle-accutek-lr-45 | - | small-arms, light-assault, light-explosive, light-marksman, light-sniper | 0 | - | - | dz-heavy
ranger | S | 16 | 2 | 1-2 | 5+ 5+ 5+ | 1 | 1 | laser-rifle-accutek-lr-45 | aerial-deployment | small-arms, light-assault, light-marksman, light-sniper | 0 | - | - | dz-assault
corporation-strider | V | 30 | 3 | 1-2 | 5+ 5+ 4+ | 4 | 3 | - | solid, beast, construct | walker-assault, walker-melee, walker-automatic, walker-lance | 2 | - | - | dz-walker
`
