import { weathered } from './stock'

export const BRICK = () => weathered('#6e4432', { seed: 91, rust: '#3c2c24', wear: 0.9 })

export const PLASTER = () => weathered('#8f8470', { seed: 92, rust: '#5c5142', wear: 0.8 })

export const STONE = () => weathered('#77746c', { seed: 93, rust: '#4b463c', wear: 0.8 })
