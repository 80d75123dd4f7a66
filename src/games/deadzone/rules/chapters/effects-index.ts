/** The chapters of this family. */
import { freeSprint, mutation, specialWindow, stubborn } from './specials'

export const effectProcedures = {
  'special window': specialWindow,
  stubborn,
  mutation,
  'free sprint': freeSprint,
}
