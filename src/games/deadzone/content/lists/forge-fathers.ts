/** Forge Fathers (annex A.1). Columns: see `modelTable`. */
export const FORGE_FATHERS = `
chief-brokkr | L | 26 | 2 | 1-2 | 5+ 3+ 4+ | 1 | 0 | burst-pistol, forge-hammer | tactician 1, frenzy 1, tough, engineer, dismantle | leader, small-arms, light-melee | 0 | 5+ | strike-it-lucky | dz-short-leader
forge-guard-huscarl | L | 41 | 4 | 1-2 | 3+ 4+ 4+ | 1 | 2 | hailstorm-rifle, forge-hammer | tactician 2, life-support, solid | leader, heavy-automatic, light-melee, forge-guard-huscarl | 0 | 4+ | starforged-armour | dz-short-leader
forge-lord | L | 42 | 4 | 1-2 | 4+ 3+ 4+ | 1 | 2 | hailstorm-rifle, forge-hammer | tactician 2, life-support, solid, strategist | leader, small-arms, light-melee, light-assault | 0 | 4+ | defender-of-the-star-realm | dz-short-leader
steel-warrior-huscarl | L | 32 | 3 | 1-2 | 3+ 4+ 4+ | 1 | 1 | hailstorm-pistol, forge-hammer | tactician 1 | leader, small-arms, light-melee, steel-warrior-huscarl | 0 | 4+ | too-stubborn-to-die | dz-short-leader
thorgarim-huscarl | L | 30 | 3 | 1-2 | 4+ 3+ 4+ | 1 | 1 | hailstorm-rifle, 2-handed-heat-hammer | tactician 1 | small-arms, light-melee | 0 | 5+ | thunder-strike | dz-short-leader
brokkr | T | 15 | 1 | 1-2 | 5+ 4+ 4+ | 1 | 0 | burst-pistol, forge-hammer | frenzy 1 | small-arms, light-melee | 0 | - | - | dz-short-armoured
militia | T | 14 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 0 | hailstorm-rifle | - | small-arms | 0 | - | - | dz-short-armoured
steel-warrior | T | 18 | 2 | 1-2 | 4+ 5+ 4+ | 1 | 1 | hailstorm-rifle | - | small-arms | 0 | - | - | dz-short-armoured
thorgarim | T | 17 | 2 | 1-2 | 5+ 4+ 4+ | 1 | 1 | 2-handed-heat-hammer | - | light-melee | 0 | - | - | dz-short-armoured
brokkr-engineer | S | 14 | 1 | 1-2 | 6+ 5+ 4+ | 1 | 0 | burst-pistol | engineer | small-arms | 0 | - | - | dz-short-armoured
brokkr-specialist | S | 15 | 1 | 1-2 | 5+ 4+ 4+ | 1 | 0 | burst-pistol, forge-hammer | frenzy 1 | small-arms, light-assault, light-melee | 0 | - | - | dz-short-flamer
forge-guard | S | 28 | 3 | 1-1 | 4+ 5+ 4+ | 1 | 2 | hailstorm-rifle, forge-hammer | life-support, solid | heavy-automatic, heavy-assault, light-explosive, forge-guard | 1 | - | - | dz-short-armoured
hammerfist-drop-trooper | S | 28 | 3 | 1-2 | 4+ 5+ 4+ | 1 | 1 | inferno-drills, forge-hammer | hammerfist, life-support | hammerfist-drop-armour | 0 | - | - | dz-short-flamer
steel-warrior-specialist | S | 18 | 2 | 1-2 | 4+ 5+ 4+ | 1 | 1 | hailstorm-rifle | - | small-arms, light-automatic, light-explosive, light-assault, heavy-automatic, heavy-assault | 0 | - | - | dz-short-flamer
brokkr-bike | V | 20 | 2 | 2-4 | 5+ 5+ 4+ | 2 | 1 | twin-hailstorm-rifles | vehicle, evade | brokkr-bike | 0 | - | - | dz-bike
inferno-drill | V | 16 | 2 | 1-2 | 4+ - 3+ | 2 | 1 | mining-laser-vehicle | vehicle, remote, construct | inferno-drill | 0 | - | - | dz-bike
iron-ancestor | V | 44 | 3 | 1-2 | 4+ 5+ 4+ | 4 | 4 | - | solid, beast, construct, fire-control | walker-lance, walker-assault, walker-automatic, walker-melee | 2 | - | - | dz-walker
thor-pattern-iron-ancestor | V | 55 | 5 | 1-2 | - 5+ 4+ | 4 | 4 | twin-forge-hammers | solid, beast, construct, frenzy 2 | thor-pattern-iron-ancestor | 0 | - | - | dz-walker
`
